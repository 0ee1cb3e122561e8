/** Comments of applicants and notes of staff. */
export const comments = [
  'Ground floor please, my mother cannot climb stairs.',
  'We arrive by the night train and may be late.',
  'Kindly give rooms next to each other.',
  'Same building as last year if possible.',
  'Two-wheeler with us, please tell where to park.',
  'Will need an extra mattress for the child.',
  'Coming for seva in the langar, will leave early each morning.',
  'माता जी बुज़ुर्ग हैं, कृपया नीचे का कमरा दें।',
  'हम रात की गाड़ी से आएँगे।',
  'कृपया पास-पास के कमरे दें।',
  'पिछले वर्ष वाला कमरा मिल सके तो अच्छा रहेगा।',
  'Spoke on the phone, dates are final.',
  'Vegetarian, no onion and garlic.',
  'One member joins a day later.',
] as const

export const medicalConstraints = [
  'Diabetic, needs meals on time',
  'Uses a wheelchair',
  'Heart patient, no stairs',
  'Knee operation in spring, western toilet needed',
  'Asthma',
  'High blood pressure',
  'घुटनों में दर्द, सीढ़ियाँ नहीं चढ़ सकतीं',
] as const

export const streets = [
  'Station Road',
  'Gandhi Marg',
  'Civil Lines',
  'Model Town',
  'Shastri Nagar',
  'Old Bazaar',
] as const

/** Amounts of additional Bhent in rupees; most guests give none. */
export const donations = [0, 0, 0, 0, 0, 0, 11, 21, 51, 101, 251, 501, 1100] as const
