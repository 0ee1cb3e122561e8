import visits from '../visits-hi.ts'

/** Hindi texts of the schemas and the server: the memorial site. */
export default {
  ...visits,
  'Satsangi card': 'सत्संगी कार्ड',
  Aadhaar: 'आधार',
  Passport: 'पासपोर्ट',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'Voter card': 'मतदाता पहचान पत्र',
  PAN: 'पैन',
  Other: 'अन्य',
  SINGLE: 'अकेले',
  GROUP: 'समूह',
  FAMILY: 'परिवार',
  STUDENT: 'विद्यार्थी',
  Male: 'पुरुष',
  Female: 'महिला',
  'Invalid From Time.': 'आरंभ का समय सही नहीं है।',
  'Invalid To Time.': 'अंत का समय सही नहीं है।',
  'From Time must be less than To Time.': 'आरंभ का समय अंत के समय से पहले होना चाहिए।',
  'The visit hours were changed meanwhile to {{from}} to {{to}} by {{name}}. Save again to replace them.':
    'इस बीच {{name}} ने दर्शन का समय {{from}} से {{to}} कर दिया है। अपना लिखा रखना हो तो फिर से सहेजें।',
  'Visits are from {{from}} to {{to}}.': 'दर्शन का समय {{from}} से {{to}} तक है।',
  'Please enter numbers only...': 'कृपया केवल संख्या लिखें...',
  'Please enter number only.': 'कृपया केवल संख्या लिखें।',
  'Please enter valid email.': 'कृपया सही ईमेल लिखें।',
  'Please enter at least one person': 'कृपया कम से कम एक व्यक्ति लिखें',
  'Please enter at least 7 digits of the mobile number': 'कृपया मोबाइल नंबर के कम से कम 7 अंक लिखें',
  'The total is not the sum of gents, ladies and children': 'कुल संख्या पुरुष, महिला और बच्चों का जोड़ नहीं है',
  'This visitor entered at {{moment}} and has not left. Please close that visit first.':
    'ये आगंतुक {{moment}} पर आए थे और अभी बाहर नहीं गए। कृपया पहले वह प्रवेश बंद करें।',
  'No tray is free. Please wait until one is handed back, or continue without a tray.':
    'कोई ट्रे खाली नहीं है। कृपया किसी ट्रे के खाली होने तक रुकें, या बिना ट्रे के आगे बढ़ें।',
  'This visit already passed security at {{moment}}.': 'इस प्रवेश की सुरक्षा जाँच पहले हो चुकी है: {{moment}}।',
  'This visit already passed security at {{moment}} and still needs a tray, but none is free.':
    'इस प्रवेश की सुरक्षा जाँच पहले हो चुकी है: {{moment}}। इसे अभी ट्रे चाहिए, पर कोई खाली नहीं है।',
  'This visit left no items at the counter.': 'इस प्रवेश का कोई सामान काउंटर पर नहीं है।',
  'This was already handed back at {{moment}}.': 'यह पहले लौटाया जा चुका है: {{moment}}।',
  'Tickets of the memorial site begin with S. A number without it may be a ticket of the gate: please check it.':
    'समाध के टिकट S से शुरू होते हैं। इसके बिना संख्या गेट का टिकट हो सकती है: कृपया जाँच लें।',
  'This visit has ended and cannot be changed.': 'यह प्रवेश समाप्त हो चुका है और बदला नहीं जा सकता।',
  'These items are still at the counter.': 'यह सामान अभी काउंटर पर ही है।',
  'Handing back can be undone only within two minutes.': 'लौटाना दो मिनट तक ही वापस लिया जा सकता है।',
  'Tray {{tray}} was given to another visitor meanwhile.': 'ट्रे {{tray}} इस बीच किसी और को दी जा चुकी है।',
  'Please mark the visitor out first.': 'कृपया पहले आगंतुक का निकास दर्ज करें।',
  'Tray {{tray}} was given to another visitor meanwhile. Please enter the visitor again.':
    'ट्रे {{tray}} इस बीच किसी और को दी जा चुकी है। कृपया आगंतुक का प्रवेश फिर से दर्ज करें।',
  'Tray {{held}} is in use. Please wait until it is handed back, or enter {{held}}.':
    'ट्रे {{held}} अभी किसी के पास है। कृपया उसके लौटने तक रुकें, या {{held}} लिखें।',
  'Record a visit of the memorial site': 'समाध का प्रवेश दर्ज किया',
  'Correct the people, phones or visitor of a visit that has not ended': 'समाध का प्रवेश सुधारा',
  'Record a print of a visit or tray receipt and return what to print':
    'समाध की रसीद या ट्रे की पर्ची की छपाई दर्ज की',
  'Clear a visit at the security point, or mark it as ended': 'सुरक्षा जाँच या निकास दर्ज किया',
  'Record that the tray and phones of a visit were handed back': 'ट्रे और मोबाइल लौटाना दर्ज किया',
  'Undo handing back a tray and phones, within two minutes':
    'ट्रे और मोबाइल लौटाने की प्रविष्टि दो मिनट के भीतर वापस ली',
  'Set the visit hours of every day': 'दर्शन का समय तय किया',
  'Set the number of trays': 'ट्रे की संख्या तय की',
  'Samadh visit': 'समाध का प्रवेश',
  'Samadh setting': 'समाध की सेटिंग',
}
