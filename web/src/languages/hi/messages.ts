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
  'Too many tries. Please wait a minute and try again.': 'बहुत अधिक कोशिशें हुईं। कृपया एक मिनट बाद फिर कोशिश करें।',

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

  'A file of this type cannot be used here. Please choose another one.':
    'इस प्रकार की फ़ाइल यहाँ काम में नहीं आ सकती। कृपया दूसरी चुनें।',
  'This file is too large. Please choose a smaller one.': 'यह फ़ाइल बहुत बड़ी है। कृपया छोटी फ़ाइल चुनें।',
  'This file is too large to read. Please split it into smaller ones.':
    'यह फ़ाइल पढ़ने के लिए बहुत बड़ी है। कृपया इसे छोटी फ़ाइलों में बाँटें।',
  'This file could not be read as a spreadsheet. Please save it as XLSX or CSV and try again.':
    'यह फ़ाइल स्प्रेडशीट के रूप में नहीं पढ़ी जा सकी। कृपया इसे XLSX या CSV में सहेजकर फिर कोशिश करें।',
  'This is an old Excel file (XLS), or one with a password. Please save it as XLSX without a password and try again.':
    'यह पुरानी एक्सेल फ़ाइल (XLS) या पासवर्ड वाली फ़ाइल है। कृपया इसे बिना पासवर्ड के XLSX में सहेजकर फिर कोशिश करें।',
  'This file could not be read as a text table. Please save it as CSV or XLSX and try again.':
    'यह फ़ाइल तालिका के रूप में नहीं पढ़ी जा सकी। कृपया इसे CSV या XLSX में सहेजकर फिर कोशिश करें।',
  'The letters of this file cannot be told. In the spreadsheet program, please save it as "CSV UTF-8", or as XLSX.':
    'इस फ़ाइल के अक्षर पहचाने नहीं जा सके। कृपया स्प्रेडशीट प्रोग्राम में इसे "CSV UTF-8" या XLSX के रूप में सहेजें।',
  'This file has more than 500 columns. Please keep only those that are imported.':
    'इस फ़ाइल में 500 से अधिक स्तंभ हैं। कृपया केवल वही रखें जो आयात होते हैं।',
  'This file has more than 500,000 rows. Please split it into smaller ones.':
    'इस फ़ाइल में 5,00,000 से अधिक पंक्तियाँ हैं। कृपया इसे छोटी फ़ाइलों में बाँटें।',
  'A quotation mark in row {{row}} is not closed. Please correct it and try again.':
    'पंक्ति {{row}} का एक उद्धरण चिह्न बंद नहीं है। कृपया उसे ठीक करके फिर कोशिश करें।',
  'There are no rows in this file.': 'इस फ़ाइल में कोई पंक्ति नहीं है।',
  'This file is still being checked. Please wait.': 'यह फ़ाइल अभी जाँची जा रही है। कृपया प्रतीक्षा करें।',
  'This file has been imported already, or is being imported.':
    'यह फ़ाइल आयात हो चुकी है, या अभी आयात की जा रही है।',
  'This file has wrong cells. Please correct them and choose the file again.':
    'इस फ़ाइल के कुछ खाने गलत हैं। कृपया उन्हें ठीक करें और फ़ाइल फिर से चुनें।',
  'This file is being imported. Please wait until it is done.':
    'यह फ़ाइल आयात की जा रही है। कृपया पूरा होने तक प्रतीक्षा करें।',
  'The file could not be imported. Nothing was changed. Please try again.':
    'फ़ाइल आयात नहीं हो सकी। कुछ नहीं बदला गया। कृपया फिर कोशिश करें।',

  'This column is missing': 'यह स्तंभ नहीं है',
  'This column stands in the file twice': 'यह स्तंभ फ़ाइल में दो बार है',
  'This cell holds an error of the spreadsheet': 'इस खाने में स्प्रेडशीट की त्रुटि है',
  'The spreadsheet has shortened this number. Please format the column as text and type it again.':
    'स्प्रेडशीट ने यह संख्या छोटी कर दी है। कृपया स्तंभ को टेक्स्ट बनाकर इसे फिर से लिखें।',
  'The spreadsheet has made a date of this. Please format the column as text and type it again.':
    'स्प्रेडशीट ने इसे तारीख़ बना दिया है। कृपया स्तंभ को टेक्स्ट बनाकर इसे फिर से लिखें।',
  'Row {{row}} has this id card already': 'पंक्ति {{row}} में यह पहचान पत्र पहले से है',
  'Row {{row}} has this room already': 'पंक्ति {{row}} में यह कमरा पहले से है',
  'Row {{row}} says {{value}} for this building': 'पंक्ति {{row}} में इस भवन के लिए {{value}} लिखा है',
  'A room without a toilet has no toilet type': 'जिस कमरे में शौचालय नहीं है उसका शौचालय का प्रकार नहीं होता',
  'Please enter LEFT, CENTER or RIGHT': 'कृपया बाएँ, बीच या दाएँ लिखें',
  'Please enter DESI or WESTERN': 'कृपया देसी या वेस्टर्न लिखें',
  'Please enter yes or no': 'कृपया हाँ या नहीं लिखें',
}
