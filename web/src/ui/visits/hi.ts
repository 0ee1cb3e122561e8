import visits from '@nivas/contract/visits-hi.ts'

/** The Hindi texts that the screens of all sites with visits share. */
const hi = {
  ...visits,
  Reset: 'फिर से भरें',
  'Stop Loading': 'खोजना रोकें',
  'There is no connection. Please enter data manually.': 'कनेक्शन नहीं है। कृपया जानकारी स्वयं भरें।',
  'Id Number': 'आईडी संख्या',
  'Print receipt': 'रसीद छापें',
  Visitor: 'आगंतुक',
  Visitors: 'आगंतुक',
  'Vehicle number': 'वाहन संख्या',
  Country: 'देश',
  'Mobile Number': 'मोबाइल नंबर',
  Name: 'नाम',
  People: 'लोग',
  'Visitor Name': 'आगंतुक का नाम',
  'Visitor Mobile': 'आगंतुक का मोबाइल',
  'Time Elapsed': 'बीता समय',
  'Under 1 hour': '1 घंटे से कम',
  '1 to 2 hours': '1 से 2 घंटे',
  'Over 2 hours': '2 घंटे से अधिक',
  'Overdue for': 'कितनी देर से',
  Overdue: 'समय से अधिक रुके',
  'Not overdue': 'समय के भीतर',
  Ticket: 'टिकट',
  'Update Exit Status': 'निकास दर्ज करें',
  '{{card}}: another entry was being saved. Please scan this card again.':
    '{{card}}: दूसरी प्रविष्टि सहेजी जा रही थी। कृपया यह कार्ड फिर से स्कैन करें।',
  'Mark out': 'निकास दर्ज करें',
  '{{name}} was marked out, {{count}} people.': '{{name}} का निकास दर्ज हुआ, {{count}} लोग।',
  '{{name}} was marked out, {{count}} people._one': '{{name}} का निकास दर्ज हुआ, {{count}} व्यक्ति।',
  '{{name}} is inside again.': '{{name}} फिर से भीतर दर्ज हैं।',
  'Ticket {{id}}, inside again': 'टिकट {{id}}, फिर से भीतर',
  'Quarter hour': 'पंद्रह मिनट',
  'The whole day': 'पूरा दिन',
  'Undo: {{name}}': 'पहले जैसा करें: {{name}}',
  Refresh: 'ताज़ा करें',
  Errors: 'त्रुटियाँ',
  '{{count}} entries inside': '{{count}} प्रवेश भीतर',
  '{{inside}} · as of {{time}}, not up to date': '{{inside}} · {{time}} बजे तक, ताज़ा नहीं',
  '{{inside}} · updated every 10 seconds': '{{inside}} · हर 10 सेकंड में ताज़ा',
  'Scan or type ticket or card': 'टिकट या कार्ड स्कैन करें या लिखें',
  'Please Scan Ticket': 'कृपया टिकट स्कैन करें',
  Exit: 'निकास',
  Dismiss: 'सूचना हटाएँ',
  '{{count}} people': '{{count}} लोग',
  '{{count}} people_one': '{{count}} व्यक्ति',
  'Ticket {{id}}': 'टिकट {{id}}',
  'Ticket {{id}}, inside for {{time}}': 'टिकट {{id}}, भीतर {{time}} रहे',
  'Waiting to be sent': 'भेजी जानी बाकी',
  'No connection: the entry is stored on this computer and will be sent automatically.':
    'कनेक्शन नहीं है: प्रविष्टि इस कंप्यूटर पर रख ली गई है और अपने आप भेज दी जाएगी।',
  'Pending visitors': 'भीतर के आगंतुक',
  Entered: 'प्रवेश',
  Left: 'निकास',
  'Satsangi Id Number': 'सत्संगी आईडी संख्या',
  Other: 'अन्य',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
