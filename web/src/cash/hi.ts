import cash from '@nivas/contract/cash/hi.ts'

/** The Hindi of the cash book. */
const hi = {
  ...cash,
  'Count notes': 'नोट गिनें',
  'Use this amount': 'यह रक़म भरें',
  Bhent: 'भेंट',
  Office: 'कार्यालय',
  'Book centre': 'पुस्तक केंद्र',
  'Bhandar Ghar': 'भंडार घर',
  Electricity: 'बिजली',
  Cash: 'नकद',
  UPI: 'UPI',
  UTR: 'UTR',
  Cheque: 'चेक',
  'Bank transfer': 'बैंक अंतरण',
  'No session is open. The first payment opens one.':
    'कोई सत्र खुला नहीं है। पहली रसीद के साथ सत्र अपने आप खुल जाता है।',
  'This session is open since {{moment}}. Please count the drawer and close it.':
    'यह सत्र {{moment}} से खुला है। कृपया गल्ला गिनकर इसे बंद करें।',
  'This session was opened at another till. Count the drawer of that till.':
    'यह सत्र दूसरे काउंटर के कंप्यूटर पर खोला गया था। उसी का गल्ला गिनें।',
  'Open a session': 'सत्र खोलें',
  'Open session': 'सत्र खोलें',
  Counter: 'काउंटर',
  'Opening float': 'शुरुआती रोकड़',
  Taken: 'प्राप्त',
  'Opened {{moment}}': '{{moment}} पर खुला',
  Receipts: 'रसीदें',
  Refunds: 'वापसियाँ',
  'Given back': 'लौटाया गया',
  'Enter the float': 'शुरुआती रोकड़ भरें',
  'Cash in or out': 'रोकड़ लाना या ले जाना',
  'Brought to the drawer': 'गल्ले में लाई गई',
  'Taken away': 'गल्ले से ली गई',
  Amount: 'रक़म',
  Reason: 'कारण',
  'Change fetched': 'छुट्टे लाए',
  'Notes to the safe': 'नोट तिजोरी में',
  'X report': 'X रिपोर्ट',
  'Z report': 'Z रिपोर्ट',
  'Close session': 'सत्र बंद करें',
  'Count the drawer': 'गल्ला गिनें',
  'Cash in the drawer': 'गल्ले में नकद',
  Compare: 'मिलान करें',
  'Count again': 'फिर से गिनें',
  'Expected in the drawer': 'गल्ले में होना चाहिए',
  Counted: 'गिना गया',
  Difference: 'अंतर',
  'Why does the count differ?': 'गिनती में अंतर क्यों है?',
  'Aditional Bhent': 'अतिरिक्त भेंट',
  Sales: 'बिक्री',
  Dues: 'बकाया',
  Advance: 'अग्रिम',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
