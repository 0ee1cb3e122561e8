import access from '@nivas/contract/access/hi.ts'
import permissions from '@nivas/contract/permissions-hi.ts'

/** The Hindi of staff administration. */
const hi = {
  ...access,
  ...permissions,
  Dashboard: 'डैशबोर्ड',
  Administration: 'व्यवस्था',
  'Reports by mail': 'ईमेल से रिपोर्ट',
  Reservations: 'आरक्षण',
  Gate: 'गेट',
  'Identity cards': 'पहचान पत्र',
  'Cash book': 'रोकड़ बही',
  Dictionary: 'शब्दकोश',
  Reports: 'रिपोर्ट',
  Venue: 'परिसर',
  'Memorial site': 'समाध स्थल',
  Vaccination: 'टीकाकरण',
  Dispensary: 'औषधालय',
  'Points of sale': 'बिक्री काउंटर',
  Electricity: 'बिजली',
  Import: 'आयात',
  'Registry of customers': 'सत्संगियों का रजिस्टर',
  'Plan an event': 'आयोजन की योजना',

  'A file was imported': 'फ़ाइल आयात हुई',
  'Agreed to too few places, or too many rooms': 'कम जगह या ज़्यादा कमरों पर सहमति',
  'A link to set a new password was asked for': 'नया पासवर्ड बनाने का लिंक माँगा गया',
  'The operator of the server made a link for a new password': 'सर्वर के संचालक ने नए पासवर्ड का लिंक बनाया',
  'Allotment cancelled: the guests did not come in time': 'आवंटन रद्द: समय पर कोई नहीं आया',
  'A role that this user held was deleted': 'इस उपयोगकर्ता की एक भूमिका हटाई गई',
  'Combined with others': 'अन्य के साथ मिलाया गया',
  'The combined reservation was deleted: NEW again': 'संयुक्त आरक्षण हटाया गया: फिर से नया',
  'Merged into another record of this person': 'इस व्यक्ति के दूसरे रिकॉर्ड में मिलाया गया',
  'A report was sent by mail': 'रिपोर्ट ईमेल से भेजी गई',

  'Forgot password': 'पासवर्ड भूल गए',
  'A link to set a new password comes by mail.': 'नया पासवर्ड बनाने का लिंक ईमेल से आएगा।',
  'Back to login': 'लॉगिन पर वापस जाएँ',
  'Reset password': 'नया पासवर्ड बनाएँ',
  'Reset token': 'रीसेट टोकन',
  'It is in the link of the mail.': 'यह ईमेल में आए लिंक में है।',
  'Confirm password': 'पासवर्ड दोबारा लिखें',
  'Ask for a new link': 'नया लिंक मँगाएँ',
  Outbox: 'भेजी गई ईमेल',
  'Mails of this server: links to set a new password, acknowledgements of applications, reports.':
    'इस सर्वर की ईमेल: नया पासवर्ड बनाने के लिंक, आवेदनों की पावती, रिपोर्ट।',
  Recipient: 'पाने वाला',
  Subject: 'विषय',
  State: 'स्थिति',
  Tries: 'कोशिशें',
  Written: 'लिखी गई',
  Delivered: 'पहुँच गई',
  'On its way': 'भेजी जा रही है',
  'Given up': 'नहीं भेजी जा सकी',
  'Too late to be of use': 'समय निकल गया',
  'Kept here: there is no mail server': 'यहीं रखी है: ईमेल सर्वर नहीं है',
  'Send again': 'फिर से भेजें',
  'Make link': 'लिंक बनाएँ',
  'Only somebody who manages both users and roles can make this link.':
    'यह लिंक केवल वही बना सकता है जो उपयोगकर्ता और भूमिका दोनों सँभालता हो।',
  'Link for {{email}}': '{{email}} के लिए लिंक',
  'This link sets a new password for the account. Give it only to the owner: at their next sign-in they read that you made it. Earlier links stop working.':
    'यह लिंक खाते का नया पासवर्ड बनाता है। इसे केवल खाते के मालिक को दें: अगली बार लॉगिन करने पर उन्हें दिखेगा कि लिंक आपने बनाया है। पहले के लिंक अब नहीं चलेंगे।',
  'This link is for {{name}}. It works once, within an hour, and is not shown again.':
    'यह लिंक {{name}} के लिए है। यह एक घंटे के भीतर एक ही बार चलेगा और फिर नहीं दिखाया जाएगा।',
  Link: 'लिंक',
  'Copy link': 'लिंक कॉपी करें',
  Copied: 'कॉपी हो गया',
  'A link to set a new password. It is made when the mail is sent, and lies nowhere before.':
    'नया पासवर्ड बनाने का लिंक। यह ईमेल भेजते समय ही बनता है, उससे पहले कहीं नहीं रखा जाता।',
  'The mail server answered: {{text}}': 'ईमेल सर्वर का उत्तर: {{text}}',
  'A report. It is written when the mail is sent, with what its receiver may see then.':
    'रिपोर्ट। यह ईमेल भेजते समय ही लिखी जाती है, और उसमें वही होता है जो पाने वाला तब देख सकता है।',
  'Its text is not kept: it was delivered, or is of no more use.':
    'इसका पाठ नहीं रखा गया: यह पहुँच चुकी है या अब काम की नहीं है।',
  'Mails will be here as soon as somebody applies, or asks for a new password.':
    'जैसे ही कोई आवेदन करेगा या नया पासवर्ड माँगेगा, ईमेल यहाँ दिखेंगी।',

  Users: 'उपयोगकर्ता',
  Roles: 'भूमिकाएँ',
  Audit: 'बदलावों का लेखा',
  'My account': 'मेरा खाता',

  Id: 'आईडी',
  Name: 'नाम',
  Created: 'बनाया गया',
  'Shared account': 'साझा खाता',
  'Add User': 'उपयोगकर्ता जोड़ें',
  'Edit user': 'उपयोगकर्ता बदलें',
  'Delete user {{name}}': 'उपयोगकर्ता {{name}} हटाएँ',
  'Are you sure you want to delete this user?': 'क्या आप सचमुच इस उपयोगकर्ता को हटाना चाहते हैं?',
  'Users will be listed here.': 'लॉगिन करने वाले सभी लोग यहाँ दिखेंगे।',
  'Shared account at a counter': 'काउंटर का साझा खाता',
  'For a device that several people use. It cannot administer.':
    'ऐसे उपकरण के लिए जिसे कई लोग चलाते हैं। इससे व्यवस्था के काम नहीं हो सकते।',
  'Roles of {{name}}': '{{name}} की भूमिकाएँ',
  'Role Name': 'भूमिका का नाम',
  'On/Off': 'चालू/बंद',
  'There are no roles yet.': 'अभी कोई भूमिका नहीं है।',

  Permissions: 'अनुमतियाँ',
  'Add Role': 'भूमिका जोड़ें',
  'Edit role': 'भूमिका बदलें',
  'Delete role {{name}}': 'भूमिका {{name}} हटाएँ',
  'Are you sure you want to delete this role?': 'क्या आप सचमुच इस भूमिका को हटाना चाहते हैं?',
  'Roles will be here: each says what those who hold it may do.':
    'भूमिकाएँ यहाँ दिखेंगी: हर भूमिका बताती है कि जिनके पास वह है वे क्या कर सकते हैं।',
  Description: 'विवरण',
  'A note for yourself; it is not kept.': 'केवल आपके ध्यान के लिए; यह सहेजा नहीं जाता।',
  'This role holds no permissions yet.': 'इस भूमिका के पास अभी कोई अनुमति नहीं है।',
  'Permissions of {{name}}': '{{name}} की अनुमतियाँ',
  'Search permissions': 'अनुमतियाँ खोजें',
  'No permission matches.': 'ऐसी कोई अनुमति नहीं मिली।',
  'All of these': 'ये सभी',
  New: 'नई',
  'An update brought permissions that no role was given yet: {{names}}':
    'अपडेट से आई ये अनुमतियाँ अभी किसी भूमिका को नहीं दी गईं: {{names}}',
  'you do not hold this yourself': 'यह आपके पास नहीं है',
  'Roles that hold more than you do are switched off. Somebody who manages both users and roles can give and take them.':
    'जिन भूमिकाओं के पास आपसे अधिक अनुमतियाँ हैं वे यहाँ बंद हैं। उपयोगकर्ता और भूमिका दोनों सँभालने वाला ही उन्हें दे या ले सकता है।',
  'All of {{area}}': '{{area}} की सभी',

  'Your name': 'आपका नाम',
  'Save name': 'नाम सहेजें',
  'Present password': 'वर्तमान पासवर्ड',
  'New password': 'नया पासवर्ड',
  'New password again': 'नया पासवर्ड फिर से',
  'At least {{count}} characters, and none of the common passwords.':
    'कम से कम {{count}} अक्षर, और कोई आम पासवर्ड नहीं।',
  'You will be signed out everywhere else.': 'बाकी सब जगह से आपका लॉगआउट हो जाएगा।',
  'Change password': 'पासवर्ड बदलें',
  'Where you are signed in': 'आप कहाँ-कहाँ लॉगिन हैं',
  'Unknown device': 'अज्ञात उपकरण',
  'This one': 'यही',
  'Last used {{moment}}': 'पिछला उपयोग {{moment}}',
  'Signed in {{moment}}': 'लॉगिन {{moment}}',
  'From where': 'कहाँ से',
  'Sign out there': 'वहाँ से लॉगआउट करें',
  'Sign out elsewhere': 'बाकी जगह से लॉगआउट करें',

  When: 'कब',
  Who: 'किसने',
  What: 'क्या',
  Record: 'रिकॉर्ड',
  'Everything about this record': 'इस रिकॉर्ड के सभी बदलाव',
  'Every change that staff make will be here.': 'कर्मचारियों का किया हर बदलाव यहाँ दिखेगा।',
  Person: 'व्यक्ति',
  Area: 'विभाग',
  'Kind of record': 'रिकॉर्ड का प्रकार',
  'Number of the record': 'रिकॉर्ड संख्या',
  Number: 'संख्या',
  Field: 'फ़ील्ड',
  Value: 'मान',
  'What was sent': 'क्या भेजा गया',
  'Nothing more was sent.': 'और कुछ नहीं भेजा गया।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
