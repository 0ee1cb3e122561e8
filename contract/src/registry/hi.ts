/** Hindi texts of the server: the registry. */
export default {
  'Please enter digits only': 'कृपया केवल अंक लिखें',
  'Please enter at least 4 digits': 'कृपया कम से कम 4 अंक लिखें',
  'Please enter at least 3 letters of the name': 'कृपया नाम के कम से कम 3 अक्षर लिखें',
  'Please enter an id card number, a name or a phone number': 'कृपया पहचान पत्र संख्या, नाम या फ़ोन नंबर लिखें',
  'This is only the last part of the number. Please enter the whole number.':
    'यह संख्या का केवल अंतिम भाग है। कृपया पूरी संख्या लिखें।',
  'Row {{row}} already has this id card': 'पंक्ति {{row}} में यह पहचान पत्र पहले से है',
}
