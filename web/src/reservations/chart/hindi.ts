/** The Hindi of the room chart; `hi.ts` of the area includes it. */
export const chart = {
  'Room chart': 'कमरों का चार्ट',
  '{{free}} of {{count}} rooms are free on all of these days':
    '{{count}} में से {{free}} कमरे इन सब दिनों में खाली हैं',
  '{{free}} of {{count}} rooms are free on all of these days_one':
    '{{count}} में से {{free}} कमरा इन सब दिनों में खाली है',
  'The chart could not be loaded.': 'चार्ट नहीं मिल सका।',
  'Rooms appear here when they exist.': 'कमरे जोड़े जाने पर यहाँ दिखेंगे।',
  'No room is free on all of these days. Show fewer or other days.':
    'इन सब दिनों में कोई कमरा खाली नहीं है। कम या दूसरे दिन देखें।',
  'All buildings': 'सभी भवन',
  From: 'से',
  'A week earlier': 'एक सप्ताह पहले',
  'A week later': 'एक सप्ताह बाद',
  Today: 'आज',
  'Days shown': 'दिखाए गए दिन',
  '{{count}} days': '{{count}} दिन',
  'Find on the chart': 'चार्ट पर खोजें',
  'No reservation with this reference holds a room.': 'इस संख्या के किसी आरक्षण के पास कमरा नहीं है।',
  'Free only': 'केवल खाली',
  'On the first night': 'पहली रात को',
  'All rooms': 'सभी कमरे',
  'No room is in this state on the first night.': 'पहली रात को कोई कमरा इस स्थिति में नहीं है।',
  Free: 'खाली',
  'On hold': 'होल्ड पर',
  'Paid, expected': 'भुगतान हुआ, आना बाकी',
  Legend: 'संकेत',
  'Checked in': 'चेक-इन हुआ',
  Closed: 'बंद',
  'Arrow keys move between stays and Enter opens one. Drag a stay to another room or other days. Drag over free nights to book them.':
    'तीर की कुंजियाँ एक ठहराव से दूसरे पर ले जाती हैं, Enter उसे खोलता है। ठहराव को खींचकर दूसरे कमरे या दूसरे दिनों पर ले जाएँ, और खाली रातों पर खींचकर उन्हें बुक करें।',
  Room: 'कमरा',
  '{{day}}, today': '{{day}}, आज',
  '{{count}} beds': '{{count}} बिस्तर',
  'Switched off': 'बंद',
  '{{building}} · floor {{floor}}, {{position}}': '{{building}} · मंज़िल {{floor}}, {{position}}',
  '{{building}}, room {{room}}': '{{building}}, कमरा {{room}}',
  '{{count}} rooms in all': 'कुल {{count}} कमरे',
  'Closed from {{from}} to {{to}}: {{reason}}': '{{from}} से {{to}} तक बंद: {{reason}}',
  Repair: 'मरम्मत',
  'Reserved for guests of honour': 'विशिष्ट अतिथियों के लिए आरक्षित',
  Cleaning: 'सफ़ाई',
  '{{name}}, {{members}}, {{state}}, room {{room}}, {{arrival}} to {{departure}}, {{number}}':
    '{{name}}, {{members}}, {{state}}, कमरा {{room}}, {{arrival}} से {{departure}}, {{number}}',
  'Room {{room}}, {{arrival}} to {{departure}}: looks free':
    'कमरा {{room}}, {{arrival}} से {{departure}}: खाली लगता है',
  'Room {{room}}, {{arrival}} to {{departure}}: not free':
    'कमरा {{room}}, {{arrival}} से {{departure}}: खाली नहीं',
  'Move…': 'ले जाएँ…',
  'Move stay': 'ठहराव ले जाएँ',
  'Open in the list': 'सूची में खोलें',
  'New days apply to all {{count}} rooms of this reservation.':
    'दूसरे दिन इस आरक्षण के सभी {{count}} कमरों पर लागू होंगे।',
  'The Bhent stays {{total}}.': 'भेंट {{total}} ही रहेगी।',
  'The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is given back in cash.':
    'भेंट {{total}} हो जाएगी; {{paid}} दी जा चुकी है। {{amount}} नकद लौटाए जाएँगे।',
  'The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is given back by UPI.':
    'भेंट {{total}} हो जाएगी; {{paid}} दी जा चुकी है। {{amount}} UPI से लौटाए जाएँगे।',
  'The Bhent becomes {{total}}; {{paid}} was paid. Given back: {{cash}} in cash, {{upi}} by UPI.':
    'भेंट {{total}} हो जाएगी; {{paid}} दी जा चुकी है। लौटाने हैं: {{cash}} नकद, {{upi}} UPI से।',
  'The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is collected in cash.':
    'भेंट {{total}} हो जाएगी; {{paid}} दी जा चुकी है। {{amount}} नकद लिए जाएँगे।',
  'This reservation was changed meanwhile. The chart now shows its current state: please try again.':
    'इस बीच यह आरक्षण बदल गया। चार्ट पर वह जैसा अब है वैसा दिखता है: कृपया फिर कोशिश करें।',
  'The Bhent for this stay has changed meanwhile. Please try again with the new amount.':
    'इस बीच इस ठहराव की भेंट बदल गई। कृपया फिर कोशिश करें: नई भेंट पूछी जाएगी।',
  'This reservation was changed meanwhile. The chart is being updated: please check it, then try again.':
    'इस बीच यह आरक्षण बदल गया। चार्ट उसे फिर से पढ़ रहा है: कृपया देखें और फिर कोशिश करें।',
  'The Bhent for this stay has changed meanwhile. The form now shows the new amount: please check it and try again.':
    'इस बीच इस ठहराव की भेंट बदल गई। फ़ॉर्म में नई भेंट दिख रही है: कृपया उसे देखें और फिर कोशिश करें।',
  '{{name}} was moved to another room meanwhile.': 'इस बीच {{name}} को दूसरे कमरे में ले जाया गया।',
  '{{name}} is no longer on this chart: the stay was deleted or changed meanwhile.':
    '{{name}} अब इस चार्ट पर नहीं हैं: इस बीच ठहराव हटाया या बदला गया।',
  'Give back and move': 'लौटाएँ और बदलें',
  'Collect and move': 'भेंट लें और बदलें',
  '{{name}}: room {{room}}, {{arrival}} to {{departure}}.':
    '{{name}}: कमरा {{room}}, {{arrival}} से {{departure}}।',
  'Please give back {{amount}} in cash.': 'कृपया {{amount}} नकद लौटाएँ।',
  'Please give back {{cash}} in cash and {{upi}} by UPI.': 'कृपया {{cash}} नकद और {{upi}} UPI से लौटाएँ।',
  'Please collect {{amount}} in cash.': 'कृपया {{amount}} नकद लें।',
  'The Bhent to collect is {{amount}}.': 'ली जाने वाली भेंट {{amount}} है।',
  'Book free nights': 'खाली रातें बुक करें',
  'Room {{room}}, {{arrival}} to {{departure}}: {{nights}}':
    'कमरा {{room}}, {{arrival}} से {{departure}}: {{nights}}',
  'Arrow keys choose the night, Shift with an arrow key chooses how many, and Enter books them.':
    'तीर की कुंजियाँ रात चुनती हैं, Shift के साथ कितनी रातें; Enter उन्हें बुक करता है।',
  'Room {{room}} is not free on all of these nights.': 'कमरा {{room}} इन सब रातों में खाली नहीं है।',
  'Waiting for rooms': 'कमरों की प्रतीक्षा में',
  'Waiting for rooms: the next {{count}} to arrive': 'कमरों की प्रतीक्षा में: सबसे पहले आने वाले {{count}}',
  'NEW reservations that arrive on these days appear here.': 'इन दिनों में आने वाले नए आरक्षण यहाँ दिखेंगे।',
  'Drag it onto a room, or press Enter and choose a room with the arrow keys.':
    'इसे किसी कमरे पर खींचें, या Enter दबाकर तीर की कुंजियों से कमरा चुनें।',
  'Room {{room}} for {{name}}: not free': 'कमरा {{room}}, {{name}} के लिए: खाली नहीं',
  'Room {{room}} for {{name}}: meets the preferences': 'कमरा {{room}}, {{name}} के लिए: पसंद पूरी करता है',
  'Room {{room}} for {{name}}: does not meet {{preferences}}':
    'कमरा {{room}}, {{name}} के लिए: पूरा नहीं करता: {{preferences}}',
  'Arrow keys move to the next free room and Enter assigns it.':
    'तीर की कुंजियाँ अगले खाली कमरे पर ले जाती हैं, Enter उसे देता है।',
  '{{name}}: room {{rooms}} on hold. The Bhent to collect is {{amount}}.':
    '{{name}}: कमरा {{rooms}} होल्ड पर। ली जाने वाली भेंट {{amount}} है।',
  '{{name}} is waiting for rooms again.': '{{name}} फिर से कमरों की प्रतीक्षा में हैं।',
  'Moved to another room': 'दूसरे कमरे में ले जाया गया',
  'Moved to other days': 'दूसरे दिनों पर ले जाया गया',
}
