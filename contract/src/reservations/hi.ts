/** Hindi texts of the schemas and the server: reservations. */
export default {
  'Please select Bhandara/Satsang': 'कृपया भंडारा/सत्संग चुनें',
  'Please provide at least one member': 'कृपया कम से कम एक सदस्य जोड़ें',
  'At most 20 members per booking': 'एक बुकिंग में अधिक से अधिक 20 सदस्य',
  'This card is already entered for member {{number}}.': 'यह कार्ड सदस्य {{number}} के लिए पहले से लिखा है।',
  'Please select at least one room': 'कृपया कम से कम एक कमरा चुनें',
  'The same room is selected twice': 'एक ही कमरा दो बार चुना गया है',
  'Please select at least two reservations': 'कृपया कम से कम दो आरक्षण चुनें',
  'The same reservation is selected twice': 'एक ही आरक्षण दो बार चुना गया है',
  'One of these reservations does not exist': 'इनमें से एक आरक्षण है ही नहीं',
  'One of these rooms is in another building': 'इनमें से एक कमरा दूसरे भवन में है',
  'Rooms are already selected. Please leave the building empty': 'कमरे पहले से चुने हुए हैं: कृपया भवन खाली छोड़ें',
  'The number of rooms differs from the number requested': 'कमरों की गिनती माँगी गई संख्या के बराबर नहीं है',
  'This event is no longer offered. Please choose another.': 'यह आयोजन अब नहीं चुना जा सकता। कृपया दूसरा चुनें।',
  'This building is switched off. Please choose another.': 'यह भवन बंद रखा गया है। कृपया दूसरा चुनें।',
  'A building is already assigned.': 'भवन पहले ही तय किया जा चुका है।',
  'A building can only be assigned to a reservation that is NEW.':
    'भवन केवल नए आरक्षण के लिए तय किया जा सकता है।',
  'This reservation is {{status}} now. Rooms are matched automatically only for a reservation that is NEW.':
    'इस आरक्षण की स्थिति अब ‘{{status}}’ है। कमरों का अपने आप मिलान केवल नए आरक्षण के लिए होता है।',
  'No room is free in {{building}} for these dates. Please choose another building.':
    '{{building}} में इन तारीख़ों के लिए कोई कमरा खाली नहीं है। कृपया दूसरा भवन चुनें।',
  'Only 1 room is free in {{building}} for these dates. Please ask for fewer, or choose another building.':
    '{{building}} में इन तारीख़ों के लिए केवल 1 कमरा खाली है। कृपया कम कमरे माँगें या दूसरा भवन चुनें।',
  'Only {{count}} rooms are free in {{building}} for these dates. Please ask for fewer, or choose another building.':
    '{{building}} में इन तारीख़ों के लिए केवल {{count}} कमरे खाली हैं। कृपया कम कमरे माँगें या दूसरा भवन चुनें।',
  'Reservation {{number}} of {{name}} is no longer NEW. Please select again.':
    '{{name}} का आरक्षण {{number}} अब नया नहीं रहा। कृपया फिर से चुनें।',
  'Reservation {{number}} of {{name}} already combines others and cannot be combined again. Please select again.':
    '{{name}} के आरक्षण {{number}} में पहले से और आरक्षण मिले हुए हैं। इसे फिर से नहीं मिलाया जा सकता। कृपया फिर से चुनें।',
  'The stays do not overlap. Each must share a night with another. Please select reservations for the same days.':
    'ठहरने के दिन मेल नहीं खाते: हर आरक्षण की कम से कम एक रात किसी दूसरे के साथ होनी चाहिए। कृपया एक ही दिनों के आरक्षण चुनें।',
  'Room {{room}} ({{building}}, floor {{floor}}) has just been taken for these dates.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) इन तारीख़ों के लिए अभी-अभी ले लिया गया है।',
  '{{places}} places for {{people}} people: these rooms are too small. Please choose more, or agree to it.':
    '{{people}} लोग हैं और जगह केवल {{places}} की: ये कमरे छोटे पड़ेंगे। कृपया और कमरे चुनें, या इस पर सहमति दें।',
  'There are more rooms ({{rooms}}) than people ({{people}}). Please choose fewer, or agree to it.':
    'लोगों ({{people}}) से ज़्यादा कमरे ({{rooms}}) हैं। कृपया कम कमरे चुनें, या इस पर सहमति दें।',
  'Rooms {{rooms}} have just been taken for these dates.':
    'कमरे {{rooms}} इन तारीख़ों के लिए अभी-अभी ले लिए गए हैं।',
  'Room {{room}} ({{building}}, floor {{floor}}) is switched off. Please choose another.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) बंद रखा गया है। कृपया दूसरा चुनें।',
  'The Bhent for these rooms is {{total}}, not {{given}}. Please check the amount.':
    'इन कमरों की भेंट {{total}} है, {{given}} नहीं। कृपया रक़म फिर से देखें।',
  'This reservation was changed meanwhile. Please reload.':
    'इस बीच यह आरक्षण बदल दिया गया है। कृपया पेज फिर से लोड करें।',
  'One of these reservations was changed meanwhile. Please select again.':
    'इस बीच इनमें से एक आरक्षण बदल दिया गया है। कृपया फिर से चुनें।',
  'Rooms can be held only for a reservation that is NEW or on HOLD.':
    'कमरे केवल नए या होल्ड वाले आरक्षण के लिए होल्ड किए जा सकते हैं।',
  'This reservation was deleted meanwhile.': 'यह आरक्षण इस बीच हटा दिया गया।',
  'This reservation was meanwhile combined with others. Please open the combined one.':
    'यह आरक्षण इस बीच दूसरे आरक्षणों के साथ मिला दिया गया। कृपया संयुक्त आरक्षण खोलें।',
  'This reservation has ended.': 'यह आरक्षण समाप्त हो चुका है।',
  'This reservation has ended. It cannot be changed.': 'यह आरक्षण समाप्त हो चुका है। इसे बदला नहीं जा सकता।',
  'A reservation whose Bhent has been collected cannot be deleted.':
    'जिस आरक्षण की भेंट ली जा चुकी है उसे हटाया नहीं जा सकता।',
  'This reservation is not deleted.': 'यह आरक्षण हटाया हुआ नहीं है।',
  'A combined reservation cannot be restored. Please combine its reservations again.':
    'संयुक्त आरक्षण वापस नहीं लाया जा सकता। कृपया उसके आरक्षण फिर से मिलाएँ।',
  'A deletion can be undone only within two minutes.': 'हटाना दो मिनट तक ही वापस लिया जा सकता है।',
  'This reservation holds no rooms.': 'इस आरक्षण के पास कोई कमरा नहीं है।',
  'The Bhent for this reservation has already been collected.': 'इस आरक्षण की भेंट पहले ही ली जा चुकी है।',
  'Bhent can be collected only for a reservation that is on HOLD.':
    'भेंट केवल होल्ड वाले आरक्षण के लिए ली जा सकती है।',
  'Additional Bhent cannot be collected together with a refund.': 'रक़म लौटाते समय अतिरिक्त भेंट नहीं ली जा सकती।',
  'Only a reservation whose Bhent has been collected can be checked in.':
    'चेक-इन केवल उस आरक्षण का हो सकता है जिसकी भेंट ली जा चुकी है।',
  'This reservation arrives on {{day}}, not today. Please confirm the check-in.':
    'यह आरक्षण आज का नहीं, {{day}} का है। कृपया चेक-इन की पुष्टि करें।',
  'This reservation is already checked in.': 'इस आरक्षण का चेक-इन पहले ही हो चुका है।',
  'The day of departure is over. Please change the dates of the stay first.':
    'प्रस्थान का दिन बीत चुका है। कृपया पहले ठहरने की तारीख़ें बदलें।',
  'Check-in opens on the day of arrival.': 'चेक-इन आगमन के दिन से होता है।',
  'The allotment was cancelled. Please match rooms first.': 'आवंटन रद्द हो गया था। कृपया पहले कमरे आवंटित करें।',
  'The guest is checked in, so the arrival day cannot change.':
    'अतिथि का चेक-इन हो चुका है: आगमन की तारीख़ वही रहेगी।',
  'The guest is checked in, so the departure cannot be before today.':
    'अतिथि का चेक-इन हो चुका है: प्रस्थान आज से पहले के दिन पर नहीं किया जा सकता।',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'इस बीच इस ठहराव की भेंट बदल गई है। कृपया पेज फिर से लोड करें।',
  'The money was given back.': 'पैसे लौटा दिए गए।',
  'There is no additional Bhent to give back.': 'लौटाने के लिए कोई अतिरिक्त भेंट नहीं है।',
  'Only {{amount}} of the additional Bhent can still be given back.':
    'अतिरिक्त भेंट में से अब केवल {{amount}} लौटाए जा सकते हैं।',
  'Nothing is given back by UPI. Please leave the reference empty.':
    'UPI से कुछ नहीं लौटाया जा रहा है। कृपया संदर्भ खाली छोड़ें।',
  'At most 31 days at a time': 'एक बार में अधिक से अधिक 31 दिन',
  'At most 3 buildings': 'अधिक से अधिक 3 भवन',
  'The same building is selected twice': 'एक ही भवन दो बार चुना गया है',
  'One of these buildings does not exist': 'इनमें से एक भवन है ही नहीं',
  'Please enter your ID card number, or else your full name, date of birth and city':
    'कृपया अपनी पहचान पत्र संख्या लिखें, या फिर पूरा नाम, जन्म तिथि और शहर',
  'We did not find you with this information. Please check it, or tick ‘I have no ID card’ and fill in the whole form.':
    'इस जानकारी से आपका विवरण नहीं मिला। कृपया इसे जाँच लें, या ‘मेरे पास पहचान पत्र नहीं है’ चुनकर पूरा फ़ॉर्म भरें।',
  'Arrival cannot be before today': 'आगमन आज से पहले नहीं हो सकता',
  'Your details have expired. Please enter your ID card number again.':
    'आपकी दी हुई जानकारी पुरानी हो गई है। कृपया अपनी पहचान पत्र संख्या फिर से लिखें।',
  'Please enter the reference number as in A26-000123': 'कृपया आवेदन संख्या A26-000123 की तरह लिखें',
  'Please enter at least the last 4 digits of the phone number': 'कृपया फ़ोन नंबर के कम से कम आख़िरी 4 अंक लिखें',
  'We found no application with this reference number and phone number. Please check both, or ask at the reservations desk.':
    'इस आवेदन संख्या और फ़ोन नंबर से कोई आवेदन नहीं मिला। कृपया दोनों जाँच लें, या आरक्षण कार्यालय में पूछें।',
  'There is no such receipt': 'ऐसी कोई रसीद नहीं है',
  'Reservation does not have ticket generated.': 'इस आरक्षण का भोजन टिकट नहीं बना है।',
  'This reservation names no members, and each meal card needs a name. Meals without a card are sold at Bhandar Ghar.':
    'इस आरक्षण में किसी सदस्य का नाम नहीं है, और हर भोजन कार्ड किसी सदस्य के नाम का होता है। बिना कार्ड का भोजन भंडार घर में मिलता है।',
  'This stay includes no lunch or dinner, so there is no meal card to print. Please check the arrival and departure times.':
    'इस ठहराव में न दोपहर का भोजन आता है न रात का, इसलिए छापने को कोई भोजन कार्ड नहीं है। कृपया आगमन और प्रस्थान का समय जाँच लें।',
  'The room chart shows at most {{count}} days': 'कमरों का चार्ट अधिक से अधिक {{count}} दिन दिखाता है',
  'This reservation already holds that room. Please choose another.':
    'यह कमरा पहले से इसी आरक्षण के पास है। कृपया दूसरा चुनें।',
  'This room does not exist': 'ऐसा कोई कमरा नहीं है',
  'The Bhent for these rooms becomes {{total}}. Please confirm the difference first.':
    'इन कमरों की भेंट {{total}} हो जाएगी। कृपया पहले अंतर की पुष्टि करें।',
  '{{room}} ({{building}}, floor {{floor}})': '{{room}} ({{building}}, मंज़िल {{floor}})',

  'Book a stay on behalf of an applicant: a reservation on HOLD with the chosen rooms, or the best fit in a building':
    'आवेदक की ओर से बुकिंग की: चुने हुए या भवन के सबसे उपयुक्त कमरों के साथ होल्ड आरक्षण',
  'Hold rooms for a NEW or HOLD reservation, replacing the rooms it held':
    'नए या होल्ड आरक्षण के लिए कमरे होल्ड किए',
  'Undo a deletion within two minutes: NEW again, or on HOLD with the rooms it held':
    'हटाना वापस लिया: आरक्षण फिर नया है, या अपने कमरों के साथ होल्ड',
  'Give back the rooms of a reservation on HOLD, which is then NEW again':
    'होल्ड आरक्षण के कमरे लौटाए; वह फिर नया है',
  'Give back additional Bhent of a reservation, by the method in which it was paid':
    'आरक्षण की अतिरिक्त भेंट लौटाई, उसी तरीके से जिससे वह दी गई थी',
  'Reserve rooms and record the payment in one step, or change the rooms of a PAID reservation':
    'कमरे आरक्षित किए और भेंट दर्ज की, या भुगतान हुए आरक्षण के कमरे बदले',
  'Collect the Bhent of a reservation on HOLD': 'होल्ड आरक्षण की भेंट ली',
  'Hold the best-fitting rooms of a building for a NEW reservation, or the rooms of the preview':
    'नए आरक्षण के लिए भवन के सबसे उपयुक्त कमरे होल्ड किए',
  'Combine NEW reservations into one that holds the best-fitting rooms of a building':
    'नए आरक्षण मिलाकर भवन के सबसे उपयुक्त कमरे होल्ड किए',
  'Combine NEW reservations into one that holds these rooms': 'नए आरक्षण मिलाकर चुने हुए कमरे होल्ड किए',
  'Assign a building to a NEW reservation, or change it': 'नए आरक्षण के लिए भवन तय किया या बदला',
  'Change dates, contact, comments or preferences': 'तारीख़ें, संपर्क, टिप्पणी या पसंद बदली',
  'Delete a NEW or HOLD reservation and free its rooms': 'नया या होल्ड आरक्षण हटाया और कमरे खाली किए',
  'Record a check-in at the gate (GATE) or the accommodation desk (ACCO), once each':
    'गेट (GATE) या आवास डेस्क (ACCO) पर चेक-इन दर्ज किया',
  'Return the meal ticket of a paid reservation for printing its cards, and generate it if needed':
    'भुगतान हुए आरक्षण के भोजन कार्ड छापे',
  'Record a print of a payment receipt and return what to print': 'भुगतान की रसीद छापी',
  'Find an applicant in the registry by id card, or by name, date of birth and city': 'रजिस्टर में आवेदक को खोजा',
  'Apply for a stay: a NEW reservation, acknowledged by mail': 'ठहरने के लिए आवेदन किया',
  'The state of an application, by its number and the last digits of its phone number': 'आवेदन की स्थिति देखी',
  'Move a stay on HOLD or PAID to another room, or its reservation to other days':
    'ठहराव का कमरा या आरक्षण के दिन बदले',
  DORMITORY: 'डॉरमेट्री',
  ROOM: 'कमरा',
  YES: 'हाँ',
  NO: 'नहीं',
  Reservation: 'आरक्षण',
}
