/** Hindi texts of the schemas and the server: identity cards. */
export default {
  'This card could not be read. Scan it again, or type the details.':
    'यह कार्ड पढ़ा नहीं जा सका। इसे फिर से स्कैन करें, या विवरण लिखें।',
  'Please enter the 12 digits of the Aadhaar card': 'कृपया आधार कार्ड के 12 अंक लिखें',
  'This is not an Aadhaar number. Please compare its digits with the card.':
    'यह आधार संख्या नहीं है। कृपया इसके अंक कार्ड से मिलाएँ।',
}
