import venue from '@nivas/contract/venue/hi.ts'

/** The Hindi of the venue area. */
const hi = {
  ...venue,
  Buildings: 'भवन',
  Floors: 'मंज़िलें',
  Rooms: 'कमरे',
  Attributes: 'विशेषताएँ',
  'Path to this page': 'वापसी का रास्ता',

  Id: 'आईडी',
  Name: 'नाम',
  Address: 'पता',
  Manager: 'प्रबंधक',
  Phone: 'फ़ोन',
  'Total rooms': 'कुल कमरे',
  'Free tonight': 'आज रात खाली',
  Active: 'चालू',
  'In Hindi': 'हिन्दी में',
  'Names in Hindi': 'हिन्दी में नाम',
  'Add gate or event': 'गेट या आयोजन जोड़ें',
  'Edit gate or event': 'गेट या आयोजन बदलें',
  'One that is switched off stays in existing records and is no longer offered.':
    'जो बंद है वह पहले के रिकॉर्ड में बना रहता है, पर अब चुनने को नहीं मिलता।',
  Kind: 'प्रकार',
  Gate: 'गेट',
  'Purpose of visit': 'आने का उद्देश्य',
  'Bhandara/Satsang': 'भंडारा/सत्संग',
  '{{count}} of {{all}} names have Hindi': '{{all}} में से {{count}} नाम हिन्दी में हैं',
  'The names of buildings, gates, purposes and events appear here.':
    'भवनों, गेटों, उद्देश्यों और आयोजनों के नाम यहाँ दिखेंगे।',
  'Type in English letters and choose the Hindi word, or type in Hindi.':
    'अंग्रेज़ी अक्षरों में लिखकर हिन्दी शब्द चुनें, या हिन्दी में लिखें।',
  'Add Building': 'भवन जोड़ें',
  'Edit building': 'भवन बदलें',
  'Manage Floors': 'मंज़िलें देखें',
  'Set Attributes': 'विशेषताएँ भरें',
  'Delete the building {{name}}?': 'भवन {{name}} हटाएँ?',
  'No buildings yet. Add the first one, then its floors and rooms.':
    'अभी कोई भवन नहीं है। पहला भवन जोड़ें, फिर उसकी मंज़िलें और कमरे।',
  'Rooms of a building that is switched off are not offered.': 'बंद भवन के कमरे किसी को नहीं दिए जाते।',

  'Floor number': 'मंज़िल संख्या',
  'Stair position': 'सीढ़ी की जगह',
  LEFT: 'बाएँ',
  CENTER: 'बीच',
  RIGHT: 'दाएँ',
  'Add Floor': 'मंज़िल जोड़ें',
  'Edit floor': 'मंज़िल बदलें',
  'Manage Rooms': 'कमरे देखें',
  '0 is the ground floor.': '0 यानी भूतल।',
  'Floor {{number}} ({{position}})': 'मंज़िल {{number}} ({{position}})',
  'Delete {{name}}?': '{{name}} हटाएँ?',
  'This building has no floors yet. Add the first one, then its rooms.':
    'इस भवन में अभी कोई मंज़िल नहीं है। पहली मंज़िल जोड़ें, फिर उसके कमरे।',

  'Room number': 'कमरा संख्या',
  'Room {{room}}': 'कमरा {{room}}',
  'Bhent/Day': 'भेंट/दिन',
  Beds: 'बिस्तर',
  'Max occupiers': 'अधिकतम लोग',
  Toilet: 'शौचालय',
  'Toilet type': 'शौचालय का प्रकार',
  DESI: 'देसी',
  WESTERN: 'वेस्टर्न',
  AC: 'एसी',
  State: 'स्थिति',
  'Switched off': 'बंद',
  'Closed until {{day}}': '{{day}} तक बंद',
  'Closed from {{day}}': '{{day}} से बंद',
  'Add Room': 'कमरा जोड़ें',
  'Edit room': 'कमरा बदलें',
  'Delete room {{room}}?': 'कमरा {{room}} हटाएँ?',
  'A room that is switched off is not offered. Reservations that already hold it keep it.':
    'बंद कमरा किसी को नहीं दिया जाता। जिन आरक्षणों के पास वह पहले से है, उनकी रातों तक उन्हीं के पास रहता है।',
  'This floor has no rooms yet. Add one, or many at once.':
    'इस मंज़िल पर अभी कोई कमरा नहीं है। एक कमरा जोड़ें, या एक साथ कई।',

  'Add many rooms': 'कई कमरे जोड़ें',
  'Add rooms': 'कमरे जोड़ें',
  'First room number': 'पहले कमरे की संख्या',
  'Last room number': 'आख़िरी कमरे की संख्या',
  'Same as room': 'इस कमरे जैसे',
  'Adds {{count}} rooms: {{first}} … {{last}}': '{{count}} कमरे बनेंगे: {{first}} … {{last}}',
  'Adds {{count}} rooms: {{first}} … {{last}}_one': '{{count}} कमरा बनेगा: {{first}}',
  'Enter the first and the last number, such as 101 and 124, or A-01 and A-24.':
    'पहली और आख़िरी संख्या लिखें, जैसे 101 और 124, या A-01 और A-24।',

  'Switch off for dates': 'कुछ दिन बंद रखें',
  'Switch off': 'कमरा बंद रखें',
  'Switch on again': 'फिर चालू करें',
  'Switch on again from {{from}} to {{to}}': '{{from}} से {{to}} तक फिर चालू करें',
  'Room {{room}} is switched on again from {{from}} to {{to}}.':
    'कमरा {{room}} {{from}} से {{to}} तक फिर चालू है।',
  'Room {{room}} is switched off from {{from}} to {{to}}.': 'कमरा {{room}} {{from}} से {{to}} तक बंद है।',
  'Change the days of the closure from {{from}}': '{{from}} से बंद रखने के दिन बदलें',
  Reason: 'कारण',
  Repair: 'मरम्मत',
  'Reserved for guests of honour': 'विशिष्ट अतिथियों के लिए आरक्षित',
  Cleaning: 'सफ़ाई',

  Type: 'प्रकार',
  Building: 'भवन',
  Free: 'खाली',
  'On hold': 'होल्ड पर',
  'Paid, expected': 'भुगतान हुआ, आना बाकी',
  'Checked in': 'चेक-इन हुआ',
  Closed: 'बंद',
  'Rooms tonight, by building': 'आज रात के कमरे, भवन के अनुसार',
  'Rooms appear here when a building has rooms.': 'जब किसी भवन में कमरे होंगे, वे यहाँ दिखेंगे।',
  Floor: 'मंज़िल',
  Room: 'कमरा',
  Values: 'मान',
  'Default value': 'सामान्य मान',
  'Add Attribute': 'विशेषता जोड़ें',
  'Edit attribute': 'विशेषता बदलें',
  'It has {{count}} values, so its type cannot be changed.':
    'इसके {{count}} मान भरे जा चुके हैं, इसलिए इसका प्रकार अब नहीं बदला जा सकता।',
  'It has {{count}} values, so its type cannot be changed._one':
    'इसका {{count}} मान भरा जा चुका है, इसलिए इसका प्रकार अब नहीं बदला जा सकता।',
  'Shown in the empty field as the usual value.': 'खाली जगह में सामान्य मान के रूप में दिखता है।',
  'An attribute that is switched off is hidden. Its values are kept.':
    'बंद विशेषता नहीं दिखाई जाती; उसके मान सुरक्षित रहते हैं।',
  'No attributes yet. Add what your buildings, floors or rooms can have: a lift, blankets, a balcony.':
    'अभी कोई विशेषता नहीं है। भवनों, मंज़िलों या कमरों में जो हो सकता है वह जोड़ें: लिफ़्ट, कंबल, बालकनी।',
  '{{name}}: attributes left empty are not shown.': '{{name}}: जो विशेषता खाली छोड़ी जाए वह नहीं दिखती।',
  'There are no attributes for this yet.': 'इसके लिए अभी कोई विशेषता नहीं है।',
  'Open attributes': 'विशेषताओं पर जाएँ',
  '{{count}} rooms': '{{count}} कमरे',
  '{{count}} rooms_one': '{{count}} कमरा',
  '{{count}} buildings': '{{count}} भवन',
  '{{count}} floors': '{{count}} मंज़िलें',
  '{{count}} floors_one': '{{count}} मंज़िल',
  '{{count}} attributes': '{{count}} विशेषताएँ',
  '{{count}} attributes_one': '{{count}} विशेषता',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
