/** Hindi texts of the server: identity cards. */
export default {
  'This card could not be read. Scan it again, or type the details.':
    'यह कार्ड पढ़ा नहीं जा सका। इसे फिर से स्कैन करें, या विवरण लिखें।',
}
