import type { Catalogue } from '../../languages/patterns.ts'

/** What the calls that change something do, as the audit says it, and the kinds of records they change. */
export const calls: Catalogue = {
  User: 'उपयोगकर्ता',
  Role: 'भूमिका',
  Session: 'लॉगिन सत्र',
  Mail: 'ईमेल',
  Reservation: 'आरक्षण',

  Import: 'आयात',
  'Take a spreadsheet, and begin to check it': 'स्प्रेडशीट चुनी और जाँच शुरू की',
  'Begin to write a file that was checked and has no wrong cells': 'जाँची हुई फ़ाइल का आयात शुरू किया',
  'Throw a file away, and what was found in it': 'फ़ाइल हटाई',

  'Sign in with e-mail and password; sets the session cookie': 'ईमेल और पासवर्ड से लॉगिन',
  'End this session': 'लॉगआउट',
  'Exchange the session token for a new one': 'लॉगिन का अपने-आप नवीनीकरण',
  'Remember the language this user reads': 'अपनी भाषा चुनी',
  'Mail a link to set a new password; answers the same whether or not there is such a user':
    'नया पासवर्ड बनाने का लिंक ईमेल से मँगाया',
  'Set a new password with the token of a mail, and sign in with it': 'ईमेल के लिंक से नया पासवर्ड बनाया',
  'Try once more to deliver a mail that was given up or kept': 'ईमेल फिर से भेजी',
  'Make the link to set a new password that a mail asks for, where there is no mail server':
    'नया पासवर्ड बनाने का लिंक बनाया',
  'Give your password again, for calls that ask for it': 'अपना पासवर्ड दोबारा दिया',
  'Export a list of persons as a file': 'लोगों की सूची फ़ाइल में निकाली',
  'You have seen that somebody made a link to set a new password for you': 'अपने लिए बने लिंक की सूचना पढ़ी',
  'Add a user, with roles if you like': 'उपयोगकर्ता जोड़ा',
  'Change the name of a user': 'उपयोगकर्ता का नाम बदला',
  'Delete a user and end their sessions': 'उपयोगकर्ता हटाया',
  'Give a user these roles and no others': 'उपयोगकर्ता की भूमिकाएँ बदलीं',
  'Add a role': 'भूमिका जोड़ी',
  'Change the name of a role': 'भूमिका का नाम बदला',
  'Delete a role and take it from everybody': 'भूमिका हटाई',
  'Give a role these permissions and no others': 'भूमिका की अनुमतियाँ बदलीं',
  'Change your own name': 'अपना नाम बदला',
  'Change your own password and sign out elsewhere': 'अपना पासवर्ड बदला',
  'Sign out in one other place': 'एक दूसरी जगह से लॉगआउट किया',
  'Sign out everywhere else': 'बाक़ी सब जगह से लॉगआउट किया',

  'Book a stay on behalf of an applicant: a reservation on HOLD with its rooms, or those of a building that fit best':
    'आवेदक की ओर से बुकिंग की: चुने हुए या भवन के सबसे उपयुक्त कमरों के साथ होल्ड आरक्षण',
  'Hold rooms for a NEW or HOLD reservation, in place of those it held':
    'नए या होल्ड आरक्षण के लिए कमरे होल्ड किए',
  'Reserve rooms and record the cash payment at once; of a PAID reservation, exchange its rooms':
    'कमरे आरक्षित किए और नकद भेंट दर्ज की, या भुगतान हुए आरक्षण के कमरे बदले',
  'Take the Bhent of a reservation on HOLD in cash': 'होल्ड आरक्षण की नकद भेंट ली',
  'Change dates, contact, comments or preferences': 'तारीख़ें, संपर्क, टिप्पणी या पसंद बदली',
  'Cancel a NEW or HOLD reservation and free its rooms': 'नया या होल्ड आरक्षण हटाया और कमरे खाली किए',
  'Hold the rooms of a building that fit a NEW reservation best, or those of the preview':
    'नए आरक्षण के लिए भवन के सबसे उपयुक्त कमरे होल्ड किए',
  'Combine NEW reservations into one that holds the rooms of a building which fit best':
    'नए आरक्षण मिलाकर भवन के सबसे उपयुक्त कमरे होल्ड किए',
  'Combine NEW reservations into one that holds these rooms': 'नए आरक्षण मिलाकर चुने हुए कमरे होल्ड किए',
  'Note a building on a NEW reservation; with `is_edit`, another one': 'नए आरक्षण पर भवन लिखा',
  'Find an applicant in the registry, by id card or by name, date of birth and city': 'रजिस्टर में आवेदक को खोजा',
  'Apply for a stay: a NEW reservation, acknowledged by mail': 'ठहरने के लिए आवेदन किया',
  'How an application stands, for who knows its number and the end of its phone number': 'आवेदन की स्थिति देखी',
  'Record a check-in at the gate (GATE) or the accommodation desk (ACCO), once each':
    'गेट (GATE) या आवास डेस्क (ACCO) पर चेक-इन दर्ज किया',
  'The meal ticket of a paid reservation, generated when there is none yet':
    'भुगतान हुए आरक्षण का भोजन टिकट बनाया या देखा',
  'Move a stay on HOLD or PAID to another room, or its reservation to other days':
    'ठहराव दूसरे कमरे में, या आरक्षण दूसरे दिनों पर ले गए',

  Plan: 'योजना',
  'Plan an event': 'आयोजन की योजना',
  'Plan an event: propose rooms for every NEW reservation of these days':
    'आयोजन की योजना बनवाई: इन दिनों के हर नए आरक्षण के लिए कमरे सुझाए',
  'Stop planning and keep the best so far, or throw a plan away': 'योजना बनाना रोका या योजना हटाई',
  'Pin a line of a plan, or give it other rooms': 'योजना की पंक्ति पिन की या उसे दूसरे कमरे दिए',
  'Accept a plan or some of its lines: their reservations hold the rooms':
    'योजना या उसकी कुछ पंक्तियाँ स्वीकार कीं: आरक्षणों के कमरे होल्ड हुए',
}
