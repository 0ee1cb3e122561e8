import type { Catalogue } from '../../languages/patterns.ts'

/** As `calls.ts`, for the cash book. */
export const cashCalls: Catalogue = {
  'Cash session': 'रोकड़ सत्र',
  'Cash day': 'रोकड़ का दिन',

  'Open a session at a counter; answers the one that is open at this till already': 'काउंटर पर रोकड़ सत्र खोला',
  'Enter the opening float of one’s own session, until its first receipt': 'शुरुआती रोकड़ भरी',
  'Note cash that was brought to the drawer of one’s own session, or taken away':
    'गल्ले में लाई या उससे ले जाई गई रोकड़ दर्ज की',
  'Close a session with a count of its drawer: one’s own, or as a supervisor anybody’s':
    'गल्ला गिनकर रोकड़ सत्र बंद किया',
  'Sign off the closed sessions of a day, and what of their cash goes to the bank':
    'दिन के बंद सत्रों और बैंक जाने वाली रक़म पर हस्ताक्षर किए',
  'The meal ticket of a paid reservation for a print of its cards, generated when there is none yet':
    'भुगतान हो चुके आरक्षण का भोजन टिकट छापने के लिए; न हो तो बनाया जाता है',
  'Record a print of the receipt of a payment, and say what goes on the paper':
    'भुगतान की रसीद छपने को दर्ज करना, और काग़ज़ पर क्या आएगा यह बताना',
  'Take back within two minutes that a visit was marked as ended':
    'आगंतुक के बाहर जाने की प्रविष्टि दो मिनट के भीतर वापस लेना',
}
