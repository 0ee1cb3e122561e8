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

  'This card could not be read. Scan it again, or type the details.':
    'यह कार्ड पढ़ा नहीं जा सका। इसे फिर से स्कैन करें, या विवरण लिखें।',

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

  'Please select at least two reservations': 'कृपया कम से कम दो आरक्षण चुनें',
  'The same reservation is selected twice': 'एक ही आरक्षण दो बार चुना गया है',
  'One of these reservations does not exist': 'इनमें से एक आरक्षण है ही नहीं',
  'One of these rooms does not exist': 'इनमें से एक कमरा है ही नहीं',
  'One of these rooms is in another building': 'इनमें से एक कमरा दूसरे भवन में है',
  'Rooms are selected already: nothing is to be chosen in a building':
    'कमरे पहले से चुने हुए हैं: भवन में कुछ चुनना नहीं है',
  'These are not as many rooms as were asked for': 'कमरों की गिनती माँगी गई संख्या के बराबर नहीं है',
  'There is no such building': 'ऐसा कोई भवन नहीं है',
  'This building is switched off. Please choose another.': 'यह भवन बंद रखा गया है। कृपया दूसरा चुनें।',
  'A building is assigned already.': 'भवन पहले ही तय किया जा चुका है।',
  'A building can be assigned only to a reservation that is NEW.':
    'भवन केवल नए आरक्षण के लिए तय किया जा सकता है।',
  'Rooms can be matched automatically only for a reservation that is NEW.':
    'कमरों का अपने आप मिलान केवल नए आरक्षण के लिए हो सकता है।',
  'No room is free in {{building}} for these dates. Please choose another building.':
    '{{building}} में इन तारीख़ों के लिए कोई कमरा खाली नहीं है। कृपया दूसरा भवन चुनें।',
  'Only 1 room is free in {{building}} for these dates. Please ask for fewer, or choose another building.':
    '{{building}} में इन तारीख़ों के लिए केवल 1 कमरा खाली है। कृपया कम कमरे माँगें या दूसरा भवन चुनें।',
  'Only {{count}} rooms are free in {{building}} for these dates. Please ask for fewer, or choose another building.':
    '{{building}} में इन तारीख़ों के लिए केवल {{count}} कमरे खाली हैं। कृपया कम कमरे माँगें या दूसरा भवन चुनें।',
  'Reservation {{number}} of {{name}} is not NEW any more. Please select again.':
    '{{name}} का आरक्षण {{number}} अब नया नहीं रहा। कृपया फिर से चुनें।',
  'Reservation {{number}} of {{name}} combines others already. It cannot be combined once more. Please select again.':
    '{{name}} के आरक्षण {{number}} में पहले से और आरक्षण मिले हुए हैं। इसे फिर से नहीं मिलाया जा सकता। कृपया फिर से चुनें।',
  'The stays do not overlap: each must share a night with another. Please select reservations for the same days.':
    'ठहरने के दिन मेल नहीं खाते: हर आरक्षण की कम से कम एक रात किसी दूसरे के साथ होनी चाहिए। कृपया एक ही दिनों के आरक्षण चुनें।',

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
  'The guest is checked in: the day of arrival stays as it is.':
    'अतिथि का चेक-इन हो चुका है: आगमन की तारीख़ वही रहेगी।',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'इस बीच इस ठहराव की भेंट बदल गई है। कृपया पेज फिर से लोड करें।',
  'At most 3 buildings': 'अधिक से अधिक 3 भवन',
  'The same building is selected twice': 'एक ही भवन दो बार चुना गया है',
  'One of these buildings does not exist': 'इनमें से कोई भवन नहीं है',
  'Please enter your id card number, or else your full name, date of birth and city':
    'कृपया अपनी पहचान पत्र संख्या लिखें, या फिर पूरा नाम, जन्म तिथि और शहर',
  'We did not find you with this information. Please check it, or tick ‘I have no ID card’ and fill in the whole form.':
    'इस जानकारी से आपका विवरण नहीं मिला। कृपया इसे जाँच लें, या ‘मेरे पास पहचान पत्र नहीं है’ चुनकर पूरा फ़ॉर्म भरें।',
  'Too many tries. Please wait {{minutes}} minutes and try again.':
    'बहुत अधिक कोशिशें हुईं। कृपया {{minutes}} मिनट बाद फिर कोशिश करें।',
  'Arrival cannot be before today': 'आगमन आज से पहले नहीं हो सकता',
  'We do not know any more who you are. Please enter your id card number again.':
    'आपकी पहचान का समय निकल गया है। कृपया अपनी पहचान पत्र संख्या फिर से लिखें।',
  'Please enter the whole id card number': 'कृपया पूरी पहचान पत्र संख्या लिखें',
  'Please enter the whole phone number': 'कृपया पूरा फ़ोन नंबर लिखें',
  'Please enter the whole e-mail address': 'कृपया पूरा ईमेल पता लिखें',
  'Please enter the reference number as in A26-000123': 'कृपया आवेदन संख्या A26-000123 की तरह लिखें',
  'Please enter at least the last 4 digits of the phone number': 'कृपया फ़ोन नंबर के कम से कम आख़िरी 4 अंक लिखें',
  'We found no application with this reference number and phone number. Please check both, or ask at the reservations desk.':
    'इस आवेदन संख्या और फ़ोन नंबर से कोई आवेदन नहीं मिला। कृपया दोनों जाँच लें, या आरक्षण कार्यालय में पूछें।',
  'Reservation does not have ticket generated.': 'इस आरक्षण का भोजन टिकट नहीं बना है।',

  'The room chart shows at most {{count}} days': 'कमरों का चार्ट अधिक से अधिक {{count}} दिन दिखाता है',
  'This reservation holds that room already. Please choose another.':
    'यह कमरा पहले से इसी आरक्षण के पास है। कृपया दूसरा चुनें।',
  'This room does not exist': 'ऐसा कोई कमरा नहीं है',
  'The Bhent for these rooms becomes {{total}}. Please confirm the difference first.':
    'इन कमरों की भेंट {{total}} हो जाएगी। कृपया पहले अंतर की पुष्टि करें।',
}
