/** Hindi texts of the server: spreadsheets, their files and cells. */
export default {
  'This file is too large to read. Please split it into smaller ones.':
    'यह फ़ाइल पढ़ने के लिए बहुत बड़ी है। कृपया इसे छोटी फ़ाइलों में बाँटें।',
  'This file could not be read as a spreadsheet. Please save it as XLSX or CSV and try again.':
    'यह फ़ाइल स्प्रेडशीट के रूप में नहीं पढ़ी जा सकी। कृपया इसे XLSX या CSV में सहेजकर फिर कोशिश करें।',
  'This is an old Excel file (XLS), or one with a password. Please save it as XLSX without a password and try again.':
    'यह पुरानी एक्सेल फ़ाइल (XLS) या पासवर्ड वाली फ़ाइल है। कृपया इसे बिना पासवर्ड के XLSX में सहेजकर फिर कोशिश करें।',
  'This file could not be read as a text table. Please save it as CSV or XLSX and try again.':
    'यह फ़ाइल तालिका के रूप में नहीं पढ़ी जा सकी। कृपया इसे CSV या XLSX में सहेजकर फिर कोशिश करें।',
  'The character encoding of this file is not known. In the spreadsheet program, please save it as "CSV UTF-8", or as XLSX.':
    'इस फ़ाइल की कैरेक्टर एन्कोडिंग पहचानी नहीं जा सकी। कृपया स्प्रेडशीट प्रोग्राम में इसे "CSV UTF-8" या XLSX के रूप में सहेजें।',
  'This file has more than 500 columns. Please keep only those that are imported.':
    'इस फ़ाइल में 500 से अधिक कॉलम हैं। कृपया केवल वही रखें जो आयात होते हैं।',
  'This file has more than 500,000 rows. Please split it into smaller ones.':
    'इस फ़ाइल में 5,00,000 से अधिक पंक्तियाँ हैं। कृपया इसे छोटी फ़ाइलों में बाँटें।',
  'A quotation mark in row {{row}} is not closed. Please correct it and try again.':
    'पंक्ति {{row}} का एक उद्धरण चिह्न बंद नहीं है। कृपया उसे ठीक करके फिर कोशिश करें।',
  'There are no rows in this file.': 'इस फ़ाइल में कोई पंक्ति नहीं है।',
  'This file is still being checked. Please wait.': 'यह फ़ाइल अभी जाँची जा रही है। कृपया प्रतीक्षा करें।',
  'This file was already imported, or is being imported.': 'यह फ़ाइल आयात हो चुकी है, या अभी आयात की जा रही है।',
  'This file has wrong cells. Please correct them and choose the file again.':
    'इस फ़ाइल के कुछ खाने गलत हैं। कृपया उन्हें ठीक करें और फ़ाइल फिर से चुनें।',
  'This file is being imported. Please wait until it is done.':
    'यह फ़ाइल आयात की जा रही है। कृपया पूरा होने तक प्रतीक्षा करें।',
  'The file could not be imported. Nothing was changed. Please try again.':
    'फ़ाइल आयात नहीं हो सकी। कुछ नहीं बदला गया। कृपया फिर कोशिश करें।',
  'This column is missing': 'यह कॉलम नहीं है',
  'The file has this column twice': 'यह कॉलम फ़ाइल में दो बार है',
  'This cell contains a spreadsheet error': 'इस खाने में स्प्रेडशीट की त्रुटि है',
  'The spreadsheet shortened this number. Please format the column as text and type it again.':
    'स्प्रेडशीट ने यह संख्या छोटी कर दी है। कृपया कॉलम को टेक्स्ट बनाकर इसे फिर से लिखें।',
  'Some letters were lost when the file was saved. Please save it as "CSV UTF-8" or XLSX.':
    'फ़ाइल सहेजते समय इस खाने के कुछ अक्षर खो गए। कृपया उसे "CSV UTF-8" या XLSX के रूप में सहेजें।',
  'The spreadsheet turned this into a date. Please format the column as text and type it again.':
    'स्प्रेडशीट ने इसे तारीख़ बना दिया है। कृपया कॉलम को टेक्स्ट बनाकर इसे फिर से लिखें।',
  'Row {{row}} already has this room': 'पंक्ति {{row}} में यह कमरा पहले से है',
  'Row {{row}} says {{value}} for this building': 'पंक्ति {{row}} में इस भवन के लिए {{value}} लिखा है',
  'A room without a toilet cannot have a toilet type':
    'जिस कमरे में शौचालय नहीं है, उसमें शौचालय का प्रकार नहीं लिखा जाता',
  'Please enter LEFT, CENTER or RIGHT': 'कृपया बाएँ, बीच या दाएँ लिखें',
  'Please enter DESI or WESTERN': 'कृपया देसी या वेस्टर्न लिखें',
  'Please enter yes or no': 'कृपया हाँ या नहीं लिखें',
  'There is no such import': 'ऐसा कोई आयात नहीं है',

  'Upload a spreadsheet and start checking it': 'स्प्रेडशीट चुनी और जाँच शुरू की',
  'Start importing a checked file that has no wrong cells': 'जाँची हुई फ़ाइल का आयात शुरू किया',
  'Discard a file and its check results': 'फ़ाइल हटाई',
  Import: 'आयात',
}
