import type { Size } from '../../testing/fill-many.ts'

/**
 * Inserts a patient for every fifth reservation, and as many visits as reservations, some hundred a day until today.
 */
export const many = ({ size }: Size) => [
  `insert into patients (name, father_name, address, phone, birth_year)
    select 'Patient ' || n, 'Father ' || n % 977, 'Agra', (9000000000 + n)::text, 1940 + n % 80
    from generate_series(1, ${size / 5}) as n`,
  `insert into patient_visits (patient_id, visited_at, visit_day, symptom, diagnoses, treatments, seen_by)
    select 1 + n % ${size / 5}, now() - (${size} - n) * interval '10 minutes', (now() - (${size} - n) * interval '10 minutes')::date,
      'Symptom ' || n % 500, 'Viral fever', '[{"name": "Paracetamol", "dosage": "1 tablet", "days": 3}]', 1
    from generate_series(1, ${size}) as n`,
  `insert into dispensary_words (kind, word, uses)
    select kind, kind || ' ' || n, 1 + n % 50 from generate_series(1, ${size / 20}) as n,
      unnest(array['symptom', 'diagnosis', 'medicine', 'dosage']) as kind`,
]
