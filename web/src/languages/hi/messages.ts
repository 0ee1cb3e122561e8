import type { Catalogue } from '../patterns.ts'

/** What the contract's schemas and the server say: to a form's fields, to a refused call, to a successful one. */
export const messages: Catalogue = {
  Error: 'त्रुटि',
  'Please try again later.': 'कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'Something went wrong. Please contact administrator.': 'कुछ गड़बड़ हो गई। कृपया व्यवस्थापक से संपर्क करें।',
  'Record updated successfully.': 'रिकॉर्ड सफलतापूर्वक बदल दिया गया।',
  'Form Has Been Submitted Succesfully.': 'फ़ॉर्म सफलतापूर्वक जमा हो गया।',

  'Email required.': 'ईमेल भरना ज़रूरी है।',
  'Valid email required.': 'सही ईमेल भरें।',
  'Password required.': 'पासवर्ड भरना ज़रूरी है।',
  'Invalid email or password': 'ईमेल या पासवर्ड गलत है',
  'Too many failed sign-ins. Please wait 15 minutes and try again.':
    'लॉगिन की बहुत-सी कोशिशें असफल रहीं। कृपया 15 मिनट बाद फिर कोशिश करें।',
  'This is a required field and must be valid e-mail address': 'यह भरना ज़रूरी है और सही ईमेल पता होना चाहिए',
  'Please check your email for futher action.': 'आगे क्या करना है, इसके लिए कृपया अपना ईमेल देखें।',
  'Required password containing at least 8 characters': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए',
  'Passwords must match': 'दोनों पासवर्ड एक जैसे होने चाहिए',
  'Reset password successfully. Redirecting to Login page': 'नया पासवर्ड बन गया। लॉगिन हो रहा है।',
  'Resetting password failed': 'पासवर्ड नहीं बदला जा सका',
  'This link was used already or is older than an hour. Please ask for a new one.':
    'यह लिंक पहले ही इस्तेमाल हो चुका है या एक घंटे से पुराना है। कृपया नया लिंक मँगाएँ।',
  'There is no such mail': 'ऐसी कोई ईमेल नहीं है',
  'There is no mail server. Whoever runs Nivas can name one with SMTP_URL.':
    'ईमेल सर्वर नहीं है। Nivas चलाने वाले SMTP_URL से उसे बता सकते हैं।',
  'This mail was delivered already, or is of no more use.': 'यह ईमेल पहले ही पहुँच चुकी है या अब काम की नहीं है।',
  'Too many tries. Please wait a minute and try again.': 'बहुत अधिक कोशिशें हुईं। कृपया एक मिनट बाद फिर कोशिश करें।',

  'This e-mail is in use already': 'यह ईमेल पहले से किसी के पास है',
  'One of these roles is no longer there. Please reload.': 'इनमें से एक भूमिका अब नहीं रही। कृपया पेज फिर से लोड करें।',
  'One of these permissions is no longer there. Please reload.':
    'इनमें से एक अनुमति अब नहीं रही। कृपया पेज फिर से लोड करें।',
  'There is a role of this name already': 'इस नाम की भूमिका पहले से है',
  'This is the last user who can manage users and roles. Give somebody else these permissions first.':
    'उपयोगकर्ता और भूमिकाएँ सँभालने वाला यही आख़िरी व्यक्ति है। पहले किसी और को ये अनुमतियाँ दें।',
  'This is a shared account. Please ask an administrator.': 'यह साझा खाता है। कृपया व्यवस्थापक से कहें।',
  'This is not your present password': 'यह आपका वर्तमान पासवर्ड नहीं है',
  'You are using this session. Please log out to end it.':
    'यह वही लॉगिन है जिसका आप अभी उपयोग कर रहे हैं। इसे समाप्त करने के लिए लॉगआउट करें।',
  'Please say which kind of record this number is of': 'कृपया बताएँ कि यह संख्या किस प्रकार के रिकॉर्ड की है',

  'This is a required field': 'यह भरना ज़रूरी है',
  'This is a required field.': 'यह भरना ज़रूरी है।',
  'Please enter a date that exists, as DD/MM/YYYY': 'कृपया सही तारीख़ दिन/माह/वर्ष के रूप में लिखें',
  'Please enter a time as HH:mm': 'कृपया समय घंटा:मिनट के रूप में लिखें',
  'Please enter a whole number': 'कृपया पूरी संख्या लिखें',
  'Please enter a number': 'कृपया संख्या लिखें',
  'Please enter an amount with at most 2 decimals': 'कृपया रक़म दशमलव के बाद अधिक से अधिक 2 अंकों तक लिखें',
  'Please enter a phone number of 6 to 15 digits': 'कृपया 6 से 15 अंकों का फ़ोन नंबर लिखें',
  'Some of these characters cannot be stored': 'इनमें से कुछ अक्षर सहेजे नहीं जा सकते',
  'This value is not valid': 'यह मान सही नहीं है',
  'At most {{count}} characters': 'अधिक से अधिक {{count}} अक्षर',
  'At least {{count}} characters': 'कम से कम {{count}} अक्षर',
  'At least {{count}}': 'कम से कम {{count}}',
  'At most {{count}}': 'अधिक से अधिक {{count}}',
  'Must be {{count}} or more': '{{count}} या उससे अधिक होना चाहिए',
  'Must be {{count}} or less': '{{count}} या उससे कम होना चाहिए',
  'Must be one of: {{options}}': 'इनमें से एक होना चाहिए: {{options}}',

  'Departure date must be after the arrival date': 'प्रस्थान की तारीख़ आगमन की तारीख़ के बाद होनी चाहिए',
  'A stay is at most {{count}} nights': 'ठहराव अधिक से अधिक {{count}} रात का हो सकता है',
  'To must not be before From': '‘तक’ की तारीख़ ‘से’ की तारीख़ से पहले नहीं हो सकती',
  'Please select Bhandara/Satsang': 'कृपया भंडारा/सत्संग चुनें',
  'Please provide at least one member': 'कृपया कम से कम एक सदस्य जोड़ें',
  'At most 20 members per booking': 'एक बुकिंग में अधिक से अधिक 20 सदस्य',
  'Please select at least one room': 'कृपया कम से कम एक कमरा चुनें',
  'The same room is selected twice': 'एक ही कमरा दो बार चुना गया है',

  'Room {{room}} ({{building}}, floor {{floor}}) has just been taken for these dates.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) इन तारीख़ों के लिए अभी-अभी ले लिया गया है।',
  'Rooms {{rooms}} have just been taken for these dates.':
    'कमरे {{rooms}} इन तारीख़ों के लिए अभी-अभी ले लिए गए हैं।',
  'Room {{room}} ({{building}}, floor {{floor}}) is switched off. Please choose another.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) बंद रखा गया है। कृपया दूसरा चुनें।',
  'The Bhent for these rooms is {{total}}, not {{given}}. Please reload.':
    'इन कमरों की भेंट {{total}} है, {{given}} नहीं। कृपया पेज फिर से लोड करें।',
  'This reservation was changed meanwhile. Please reload.':
    'इस बीच यह आरक्षण बदल दिया गया है। कृपया पेज फिर से लोड करें।',
  'Rooms can be held only for a reservation that is NEW or on HOLD.':
    'कमरे केवल नए या होल्ड वाले आरक्षण के लिए होल्ड किए जा सकते हैं।',
  'This reservation has ended already.': 'यह आरक्षण पहले ही समाप्त हो चुका है।',
  'This reservation has ended.': 'यह आरक्षण समाप्त हो चुका है।',
  'This reservation has ended. It can hold no rooms.':
    'यह आरक्षण समाप्त हो चुका है। इसके लिए कमरे होल्ड नहीं हो सकते।',
  'This reservation has ended. It cannot be changed.': 'यह आरक्षण समाप्त हो चुका है। इसे बदला नहीं जा सकता।',
  'A reservation whose Bhent was taken cannot be deleted.':
    'जिस आरक्षण की भेंट ली जा चुकी है उसे हटाया नहीं जा सकता।',
  'This reservation holds no rooms.': 'इस आरक्षण के पास कोई कमरा नहीं है।',
  'The Bhent for this reservation has been taken already.': 'इस आरक्षण की भेंट पहले ही ली जा चुकी है।',
  'Bhent can be taken only for a reservation that is on HOLD.': 'भेंट केवल होल्ड वाले आरक्षण के लिए ली जा सकती है।',
  'Additional Bhent cannot be taken together with a refund.': 'रक़म लौटाते समय अतिरिक्त भेंट नहीं ली जा सकती।',
  'Only a reservation whose Bhent was taken can be checked in.':
    'चेक-इन केवल उस आरक्षण का हो सकता है जिसकी भेंट ली जा चुकी है।',
  'This reservation is checked in already.': 'इस आरक्षण का चेक-इन पहले ही हो चुका है।',
  'Check-in opens on the day of arrival.': 'चेक-इन आगमन के दिन से होता है।',
  'The allotment was cancelled. Please match rooms first.': 'आवंटन रद्द हो गया था। कृपया पहले कमरे आवंटित करें।',
  'Reservation does not have ticket generated.': 'इस आरक्षण का भोजन टिकट नहीं बना है।',

  'Room {{room}} ({{building}}, floor {{floor}}) is switched off from {{from}} to {{to}}: {{reason}}. Please choose another.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) {{from}} से {{to}} तक बंद है: {{reason}}। कृपया दूसरा चुनें।',
  'Room {{room}} is held by {{number}} from {{from}} to {{to}}. Please give it another room first.':
    'कमरा {{room}} {{from}} से {{to}} तक आरक्षण {{number}} के पास है। कृपया पहले उसे दूसरा कमरा दें।',
  'Room {{room}} is held by {{stays}}. Please give them other rooms first.':
    'कमरा {{room}} इन आरक्षणों के पास है: {{stays}}। कृपया पहले उन्हें दूसरे कमरे दें।',
  'Room {{room}} is switched off from {{from}} to {{to}} already: {{reason}}.':
    'कमरा {{room}} {{from}} से {{to}} तक पहले से बंद है: {{reason}}।',
  'This room has been switched on again already': 'यह कमरा पहले ही फिर चालू कर दिया गया है',
  'A room can be switched off for at most 366 days at once':
    'कमरा एक बार में अधिक से अधिक 366 दिन बंद रखा जा सकता है',
  'Room {{room}} has had guests. Switch it off instead.':
    'कमरा {{room}} में मेहमान ठहर चुके हैं। इसे हटाने के बजाय बंद कर दें।',
  'Floor {{floor}} ({{position}}) has rooms. Remove them first.':
    'मंज़िल {{floor}} ({{position}}) पर कमरे हैं। पहले उन्हें हटाएँ।',
  '{{building}} has floors. Remove them first, or switch the building off.':
    '{{building}} में मंज़िलें हैं। पहले उन्हें हटाएँ, या भवन को बंद कर दें।',
  '{{building}} is noted on reservations. Switch it off instead.':
    '{{building}} कुछ आरक्षणों में लिखा है। इसे हटाने के बजाय बंद कर दें।',
  'There is a building of this name already': 'इस नाम का भवन पहले से है',
  '{{building}} has floor {{floor}} ({{position}}) already':
    '{{building}} में मंज़िल {{floor}} ({{position}}) पहले से है',
  '{{building}} has room {{room}} already': '{{building}} में कमरा {{room}} पहले से है',
  '{{building}} has room {{room}} already. No room was made.':
    '{{building}} में कमरा {{room}} पहले से है। कोई कमरा नहीं बनाया गया।',
  '{{building}} has rooms {{rooms}} already. No room was made.':
    '{{building}} में कमरे {{rooms}} पहले से हैं। कोई कमरा नहीं बनाया गया।',
  'One of these rooms was made meanwhile. No room was made. Please reload.':
    'इनमें से एक कमरा इस बीच बन गया है। कोई कमरा नहीं बनाया गया। कृपया पेज फिर से लोड करें।',
  'There is no such room': 'ऐसा कोई कमरा नहीं है',
  'Please enter a room number that ends in digits, such as 101 or A-01':
    'कृपया ऐसी कमरा संख्या लिखें जिसके अंत में अंक हों, जैसे 101 या A-01',
  'Both numbers must begin alike, such as A-01 and A-24':
    'दोनों संख्याओं की शुरुआत एक-सी होनी चाहिए, जैसे A-01 और A-24',
  'Both numbers must be written alike, such as 001 and 024':
    'दोनों संख्याएँ एक ही ढंग से लिखी होनी चाहिए, जैसे 001 और 024',
  'The last number must not be before the first': 'आख़िरी संख्या पहली से पहले नहीं हो सकती',
  'At most 200 rooms can be made at once': 'एक बार में अधिक से अधिक 200 कमरे बनाए जा सकते हैं',
  'There is an attribute of this name and type already': 'इस नाम और प्रकार की विशेषता पहले से है',
  'The type can no longer be changed: there are values of this attribute':
    'प्रकार अब नहीं बदला जा सकता: इस विशेषता के मान भरे जा चुके हैं',
  'There is no attribute of this type with this id': 'इस प्रकार की ऐसी कोई विशेषता नहीं है',
  'The same attribute is given twice': 'एक ही विशेषता दो बार दी गई है',

  'At most 92 days can be planned at once': 'एक बार में अधिक से अधिक 92 दिनों की योजना बन सकती है',
  'Please choose at least one building': 'कृपया कम से कम एक भवन चुनें',
  'One of these buildings does not exist or is switched off': 'इनमें से एक भवन नहीं है या बंद रखा गया है',
  'One of these rooms does not exist': 'इनमें से एक कमरा है ही नहीं',
  'There is no such plan': 'ऐसी कोई योजना नहीं है',
  'There is no such line in this plan': 'इस योजना में ऐसी कोई पंक्ति नहीं है',
  'This plan is no longer being made. Please reload.': 'यह योजना अब नहीं बन रही है। कृपया पेज फिर से लोड करें।',
  'Lines of this plan are being accepted. Please wait until that is done.':
    'इस योजना की पंक्तियाँ स्वीकार हो रही हैं। कृपया उसके पूरे होने तक रुकें।',
  'This plan is not ready, or was thrown away. Please reload.':
    'यह योजना तैयार नहीं है या हटा दी गई है। कृपया पेज फिर से लोड करें।',
  'None of these lines has rooms to accept. Please reload.':
    'इनमें से किसी पंक्ति में स्वीकार करने को कमरे नहीं हैं। कृपया पेज फिर से लोड करें।',
  'This line has been accepted. Its rooms are changed at the reservation.':
    'यह पंक्ति स्वीकार हो चुकी है। इसके कमरे आरक्षण में बदले जाते हैं।',
  'One of these rooms is not free for these nights in this plan':
    'इनमें से एक कमरा इस योजना में इन रातों के लिए खाली नहीं है',
  'These guests have arrived. Their rooms stay as they are.': 'ये मेहमान आ चुके हैं। इनके कमरे जैसे हैं वैसे ही रहेंगे।',
  'The Bhent for these rooms is another one, and it has been taken already.':
    'इन कमरों की भेंट अलग है, और भेंट पहले ही ली जा चुकी है।',
}
