import type { Catalogue } from '../languages/patterns.ts'
import { calls } from './hindi/calls.ts'
import { cashCalls } from './hindi/cash-calls.ts'
import { door } from './hindi/door.ts'
import { gateCalls } from './hindi/gate-calls.ts'
import { permissions } from './hindi/permissions.ts'
import { venueCalls } from './hindi/venue-calls.ts'

/** The Hindi of staff administration. */
const hi: Catalogue = {
  ...permissions,
  ...calls,
  ...venueCalls,
  ...gateCalls,
  ...cashCalls,
  ...door,

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
  'Whoever signs in will be here.': 'लॉगिन करने वाले सभी लोग यहाँ दिखेंगे।',
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
  'you do not hold this yourself': 'यह आपके पास नहीं है',
  'Roles that hold more than you do are switched off. Somebody who manages both users and roles can give and take them.':
    'जिन भूमिकाओं के पास आपसे अधिक अनुमतियाँ हैं वे यहाँ बंद हैं। उपयोगकर्ता और भूमिका दोनों सँभालने वाला ही उन्हें दे या ले सकता है।',
  'All of {{area}}': '{{area}} की सभी',

  'Your name': 'आपका नाम',
  'Save name': 'नाम सहेजें',
  'Present password': 'वर्तमान पासवर्ड',
  'New password': 'नया पासवर्ड',
  'New password again': 'नया पासवर्ड फिर से',
  'At least 8 characters. You will be signed out everywhere else.':
    'कम से कम 8 अक्षर। बाक़ी सब जगह से आपका लॉगआउट हो जाएगा।',
  'Change password': 'पासवर्ड बदलें',
  'Where you are signed in': 'आप कहाँ-कहाँ लॉगिन हैं',
  'Unknown device': 'अज्ञात उपकरण',
  'This one': 'यही',
  'Last used {{moment}}': 'पिछला उपयोग {{moment}}',
  'Signed in {{moment}}': 'लॉगिन {{moment}}',
  'From where': 'कहाँ से',
  'Sign out there': 'वहाँ से लॉगआउट करें',
  'Sign out elsewhere': 'बाक़ी जगह से लॉगआउट करें',

  When: 'कब',
  Who: 'किसने',
  What: 'क्या',
  Record: 'रिकॉर्ड',
  'Everything about this record': 'इस रिकॉर्ड के सभी बदलाव',
  'Every change that staff make will be here.': 'कर्मचारियों का किया हर बदलाव यहाँ दिखेगा।',
  Person: 'व्यक्ति',
  Area: 'विभाग',
  'Kind of record': 'रिकॉर्ड का प्रकार',
  'Number of the record': 'रिकॉर्ड की संख्या',
  Number: 'संख्या',
  Field: 'फ़ील्ड',
  Value: 'मान',
  'What was said': 'क्या भेजा गया',
  'Nothing more was said.': 'और कुछ नहीं भेजा गया।',
}
export default hi
