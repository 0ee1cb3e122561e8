import dispensary from '@nivas/contract/dispensary/hi.ts'

/** The Hindi of the dispensary. */
const hi = {
  ...dispensary,
  Dispensary: 'औषधालय',
  'Patient Information Form': 'रोगी सूचना फ़ॉर्म',
  'Search a patient': 'रोगी खोजें',
  'Name, father name or phone number, from 5 characters': 'नाम, पिता का नाम या फ़ोन नंबर, कम से कम 5 अक्षर',
  'No patient was found. Add a new one with F4.': 'कोई रोगी नहीं मिला। F4 से नया रोगी जोड़ें।',
  'New Patient': 'नया रोगी',
  'Add New Patient': 'नया रोगी जोड़ें',
  'Add Patient': 'रोगी जोड़ें',
  'Edit Patient': 'रोगी का विवरण बदलें',
  Name: 'नाम',
  'Father Name': 'पिता का नाम',
  Address: 'पता',
  'Phone Number': 'फ़ोन नंबर',
  'Age, if known': 'उम्र, यदि पता हो',
  Age: 'उम्र',
  '{{count}} years': '{{count}} वर्ष',
  Symptoms: 'लक्षण',
  Diagnoses: 'निदान',
  Treatments: 'उपचार',
  'Treatments: {{count}}': 'उपचार: {{count}}',
  'Add Treatment': 'उपचार जोड़ें',
  'Remove Treatment': 'उपचार हटाएँ',
  'Remove treatment {{number}}': 'उपचार {{number}} हटाएँ',
  Medicine: 'दवा',
  'Medicine {{number}}': 'दवा {{number}}',
  'Dosage, such as 1-0-1': 'मात्रा, जैसे 1-0-1',
  'Dosage {{number}}': 'मात्रा {{number}}',
  Days: 'दिन',
  'Days {{number}}': 'दिन {{number}}',
  'The visit of {{name}} is recorded.': '{{name}} की जाँच दर्ज हो गई।',
  'Print slip': 'पर्ची छापें',
  'Print slip: {{moment}}': 'पर्ची छापें: {{moment}}',
  'Next patient': 'अगला रोगी',
  'Earlier visits': 'पहले की जाँचें',
  'This is the first visit.': 'रोगी पहली बार आए हैं।',
  'The newest {{count}} are shown. The day register has every visit.':
    'सबसे नई {{count}} दिखाई गई हैं; दिन के रजिस्टर में सभी हैं।',
  Correct: 'सुधारें',
  'Correct visit': 'जाँच सुधारें',
  'Correct visit: {{moment}}': 'जाँच सुधारें: {{moment}}',
  'Corrected {{moment}}': '{{moment}} पर सुधारी गई',
  Repeat: 'दोहराएँ',
  'Repeat {{name}}': '{{name}} दोहराएँ',
  'for {{count}} days': '{{count}} दिन तक',
  'Printed {{moment}}': '{{moment}} पर छपा',
  'Please come again if you do not feel better.': 'आराम न मिले तो कृपया फिर आएँ।',

  '{{count}} days': '{{count}} दिन',
  'Day register': 'दिन का रजिस्टर',
  'Time of visit': 'आने का समय',
  'Seen by': 'किसने देखा',
  'Open patient': 'रोगी खोलें',
  'Patients who came on these days appear here.': 'इन दिनों में आए रोगी यहाँ दिखेंगे।',
  '{{count}} visits of patients on these days': 'इन दिनों में रोगियों की {{count}} जाँचें',
  '{{count}} visits of patients on these days_one': 'इन दिनों में रोगी की {{count}} जाँच',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
