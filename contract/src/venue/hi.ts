/** Hindi texts of the schemas and the server: buildings, floors, rooms and attributes. */
export default {
  'Room {{room}} ({{building}}, floor {{floor}}) is switched off from {{from}} to {{to}}: {{reason}}. Please choose another.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) {{from}} से {{to}} तक बंद है: {{reason}}। कृपया दूसरा चुनें।',
  'Room {{room}} is held by {{number}} from {{from}} to {{to}}. Please move that reservation to another room first.':
    'कमरा {{room}} {{from}} से {{to}} तक आरक्षण {{number}} के पास है। कृपया पहले उसे दूसरा कमरा दें।',
  'Room {{room}} is held by {{stays}}. Please move these reservations to other rooms first.':
    'कमरा {{room}} इन आरक्षणों के पास है: {{stays}}। कृपया पहले उन्हें दूसरे कमरे दें।',
  'Room {{room}} is already switched off from {{from}} to {{to}}: {{reason}}.':
    'कमरा {{room}} {{from}} से {{to}} तक पहले से बंद है: {{reason}}।',
  'This room is already switched on again': 'यह कमरा पहले ही फिर चालू कर दिया गया है',
  'A room can be switched off for at most 366 days at once':
    'कमरा एक बार में अधिक से अधिक 366 दिन बंद रखा जा सकता है',
  'Room {{room}} has had guests. Please switch it off instead.':
    'कमरा {{room}} में अतिथि ठहर चुके हैं। कृपया इसे हटाने के बजाय बंद कर दें।',
  'Floor {{floor}} ({{position}}) has rooms. Please remove them first.':
    'मंज़िल {{floor}} ({{position}}) पर कमरे हैं। कृपया पहले उन्हें हटाएँ।',
  '{{building}} has floors. Please remove them first, or switch the building off.':
    '{{building}} में मंज़िलें हैं। कृपया पहले उन्हें हटाएँ, या भवन को बंद कर दें।',
  '{{building}} is assigned to reservations. Please switch it off instead.':
    '{{building}} कुछ आरक्षणों में लिखा है। कृपया इसे हटाने के बजाय बंद कर दें।',
  'A building with this name already exists': 'इस नाम का भवन पहले से है',
  'Another building has this name in Hindi': 'यह किसी दूसरे भवन का हिन्दी नाम है',
  '{{building}} already has floor {{floor}} ({{position}})':
    '{{building}} में मंज़िल {{floor}} ({{position}}) पहले से है',
  '{{building}} already has room {{room}}': '{{building}} में कमरा {{room}} पहले से है',
  '{{building}} already has room {{room}}. No room was added.':
    '{{building}} में कमरा {{room}} पहले से है। कोई कमरा नहीं बनाया गया।',
  '{{building}} already has rooms {{rooms}}. No room was added.':
    '{{building}} में कमरे {{rooms}} पहले से हैं। कोई कमरा नहीं बनाया गया।',
  'One of these rooms was added meanwhile. No room was added. Please reload.':
    'इनमें से एक कमरा इस बीच बन गया है। कोई कमरा नहीं बनाया गया। कृपया पेज फिर से लोड करें।',
  'Please enter a room number that ends in digits, such as 101 or A-01':
    'कृपया ऐसी कमरा संख्या लिखें जिसके अंत में अंक हों, जैसे 101 या A-01',
  'Both numbers must begin the same way, such as A-01 and A-24':
    'दोनों संख्याओं की शुरुआत एक-सी होनी चाहिए, जैसे A-01 और A-24',
  'Both numbers must have the same form, such as 001 and 024':
    'दोनों संख्याएँ एक ही ढंग से लिखी होनी चाहिए, जैसे 001 और 024',
  'The last number must not be before the first': 'आख़िरी संख्या पहली से पहले नहीं हो सकती',
  'At most 200 rooms can be added at once': 'एक बार में अधिक से अधिक 200 कमरे बनाए जा सकते हैं',
  'An attribute with this name and type already exists': 'इस नाम और प्रकार की विशेषता पहले से है',
  'The type can no longer be changed, because this attribute has values':
    'प्रकार अब नहीं बदला जा सकता: इस विशेषता के मान भरे जा चुके हैं',
  'There is no attribute of this type with this id': 'इस प्रकार की ऐसी कोई विशेषता नहीं है',
  'The same attribute is listed twice': 'एक ही विशेषता दो बार दी गई है',
  '{{number}} ({{from}} – {{to}})': '{{number}} ({{from}} – {{to}})',
  'A gate with this name already exists': 'इस नाम का गेट पहले से है',
  'An event with this name already exists': 'इस नाम का आयोजन पहले से है',
  'Only gates and events can be renamed here': 'यहाँ केवल गेट और आयोजन के नाम बदलते हैं',
  'Only gates and events can be switched off here': 'यहाँ केवल गेट और आयोजन बंद किए जाते हैं',
  'This is the only event that is switched on. Please add or switch on another one first.':
    'केवल यही आयोजन चालू है। कृपया पहले दूसरा जोड़ें या चालू करें।',
  'There is no such attribute': 'ऐसी कोई विशेषता नहीं है',
  'There is no such floor': 'ऐसी कोई मंज़िल नहीं है',
  'There is no such floor in this building': 'इस भवन में ऐसी कोई मंज़िल नहीं है',
  'There is no such room on this floor': 'इस मंज़िल पर ऐसा कोई कमरा नहीं है',

  'Add a building': 'भवन जोड़ा',
  'Change a building, or switch it off or on': 'भवन बदला, बंद या चालू किया',
  'Remove a building without floors': 'बिना मंज़िल का भवन हटाया',
  'Add a floor': 'मंज़िल जोड़ी',
  'Change a floor': 'मंज़िल बदली',
  'Remove a floor without rooms': 'बिना कमरों की मंज़िल हटाई',
  'Add a room': 'कमरा जोड़ा',
  'Add several similar rooms with consecutive numbers, all of them or none':
    'लगातार संख्याओं वाले एक जैसे कई कमरे जोड़े',
  'Change a room, or switch it off or on. What was agreed for its stays remains': 'कमरा बदला, बंद या चालू किया',
  'Remove a room that never had guests': 'वह कमरा हटाया जिसमें कोई नहीं ठहरा था',
  'Switch a room off for some days': 'कमरा कुछ दिनों के लिए बंद किया',
  'Change the days or the reason of a closure': 'कमरा बंद रहने के दिन या कारण बदला',
  'Switch a room on again': 'कमरा फिर से चालू किया',
  'Add an attribute': 'विशेषता जोड़ी',
  'Change an attribute. Its type can change only while it has no values': 'विशेषता बदली',
  'Replace the active attribute values of a building, floor or room': 'भवन, मंज़िल या कमरे की विशेषताएँ बदलीं',
  'Add a gate, or a kind of event': 'गेट या आयोजन का प्रकार जोड़ा',
  'Give a building, gate, purpose or event a Hindi name. Rename a gate or event, or switch it off or on':
    'भवन, गेट, उद्देश्य या आयोजन का हिन्दी नाम, या गेट या आयोजन का नाम बदला, या उसे बंद या चालू किया',
  'Venue name': 'परिसर का नाम',
  LEFT: 'बाएँ',
  CENTER: 'बीच',
  RIGHT: 'दाएँ',
  DESI: 'देसी',
  WESTERN: 'वेस्टर्न',
  Building: 'भवन',
  Floor: 'मंज़िल',
  Room: 'कमरा',
  'Room closure': 'कमरा बंद रहने के दिन',
  Attribute: 'विशेषता',
  'Attribute values': 'विशेषताओं के मान',
}
