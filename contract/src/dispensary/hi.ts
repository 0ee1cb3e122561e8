import dosage from './dosage-hi.ts'

/** Hindi texts of the schemas and the server: the dispensary. */
export default {
  ...dosage,
  'Please provide at least one Treatment': 'कृपया कम से कम एक उपचार लिखें',
  'At least 1 day': 'कम से कम 1 दिन',
  'At most {{count}} days': 'अधिक से अधिक {{count}} दिन',
  'At most {{count}} treatments': 'अधिक से अधिक {{count}} उपचार',
  'Please enter at least 5 characters': 'कृपया कम से कम 5 अक्षर लिखें',
  'There is no such patient': 'ऐसा कोई रोगी नहीं है',
  'There is no such visit of a patient': 'रोगी की ऐसी कोई जाँच दर्ज नहीं है',
  'This patient already exists. Please search for the phone number.':
    'यह रोगी पहले से दर्ज है। कृपया फ़ोन नंबर से खोजें।',
  'Another patient has this name, father name and phone number.':
    'इस नाम, पिता के नाम और फ़ोन नंबर का दूसरा रोगी दर्ज है।',
  'A visit can be corrected only on its own day. Please record a new one.':
    'जाँच केवल उसी दिन सुधारी जा सकती है जिस दिन वह हुई। कृपया नई जाँच दर्ज करें।',

  'Change a visit of a patient on its day': 'रोगी की जाँच सुधारी',
  'Add a patient': 'रोगी जोड़ा',
  'Change a patient': 'रोगी का विवरण बदला',
  'See the record of a patient': 'रोगी का रिकॉर्ड देखा',
  'Record a visit of a patient': 'रोगी की जाँच दर्ज की',
  'Print the slip of a visit': 'रोगी की पर्ची छापी',
  'See the day register of patients': 'रोगियों का रजिस्टर देखा',
  Patient: 'रोगी',
  'Patient visit': 'रोगी की जाँच',
}
