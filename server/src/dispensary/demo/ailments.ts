import type { Treatment } from '@nivas/contract/dispensary/treatments.ts'

/** An ailment of visitors of a gathering, with its treatments. */
export type Ailment = { symptom: string; diagnoses: string; treatments: Treatment[] }

const of = (symptom: string, diagnoses: string, ...treatments: [string, string, number][]): Ailment => ({
  symptom,
  diagnoses,
  treatments: treatments.map(([name, dosage, days]) => ({ name, dosage, days })),
})

export const ailments: Ailment[] = [
  of('Fever, body ache', 'Viral fever', ['Paracetamol 500 mg', '1 tablet, 3 times a day', 3]),
  of(
    'Loose motions',
    'Gastroenteritis',
    ['ORS', '1 packet in 1 litre of water', 2],
    ['Zinc 20 mg', '1 tablet, once a day', 14],
  ),
  of(
    'Cough, cold',
    'Upper respiratory infection',
    ['Cetirizine 10 mg', '1 tablet at night', 5],
    ['Cough syrup', '2 spoons, twice a day', 5],
  ),
  of('Headache', 'Tension headache', ['Paracetamol 500 mg', '1 tablet when needed', 2]),
  of('Acidity, burning in the stomach', 'Gastritis', ['Pantoprazole 40 mg', '1 tablet before breakfast', 7]),
  of(
    'Knee pain',
    'Osteoarthritis',
    ['Diclofenac gel', 'Apply twice a day', 10],
    ['Calcium 500 mg', '1 tablet, once a day', 30],
  ),
  of('Giddiness in the sun', 'Heat exhaustion', ['ORS', '1 packet in 1 litre of water', 2]),
  of(
    'Itching of the skin',
    'Allergy',
    ['Levocetirizine 5 mg', '1 tablet at night', 5],
    ['Calamine lotion', 'Apply twice a day', 7],
  ),
  of('Foot blister', 'Blister', ['Povidone iodine ointment', 'Apply twice a day', 5]),
  of('Checks blood pressure', 'Hypertension', ['Amlodipine 5 mg', '1 tablet in the morning', 30]),
  of('Checks blood sugar', 'Type 2 diabetes', ['Metformin 500 mg', '1 tablet after dinner', 30]),
  of('बुखार, बदन दर्द', 'वायरल बुखार', ['पैरासिटामोल 500 mg', '1 गोली, दिन में 3 बार', 3]),
]
