/** Hindi texts of the schemas and the server: the cash book. */
export default {
  'Please enter an amount': 'कृपया रक़म लिखें',
  'The UPI reference (UTR) has 12 digits': 'UPI संदर्भ (UTR) में 12 अंक होते हैं',
  'Please enter the UPI reference (UTR)': 'कृपया UPI संदर्भ (UTR) लिखें',
  'Please enter the amount paid by UPI': 'कृपया UPI से दी गई रक़म लिखें',
  'The UPI amount is more than is due.': 'UPI की रक़म देय रक़म से अधिक है।',
  'There is nothing to pay: Bhent is given back.': 'कुछ लेना नहीं है: भेंट वापस दी जा रही है।',
  'The UPI reference {{utr}} was already used for receipt {{number}}.':
    'UPI संदर्भ {{utr}} रसीद {{number}} में पहले ही लिया जा चुका है।',
  'This UPI reference was already used.': 'यह UPI संदर्भ पहले ही लिया जा चुका है।',
  'There is no such session': 'ऐसा कोई सत्र नहीं है',
  'There is no such receipt': 'ऐसी कोई रसीद नहीं है',
  'This is another person’s session.': 'यह किसी और का सत्र है।',
  'This session is already closed.': 'यह सत्र पहले ही बंद हो चुका है।',
  'This session is closed. Nothing can be added to it.': 'यह सत्र बंद हो चुका है। इसमें अब कुछ जोड़ा नहीं जा सकता।',
  'The receipts of a till must arrive in their order.': 'काउंटर की रसीदें अपने क्रम में आनी चाहिए।',
  'This would give back more than was received.': 'जितना मिला था उससे अधिक वापस दिया जा रहा है।',
  'The float cannot be changed after the first receipt. Please record the cash you put in or take out.':
    'पहली रसीद के बाद शुरुआती रोकड़ नहीं बदल सकती। कृपया लाई या ले जाई गई रोकड़ अलग से दर्ज करें।',
  'The Bhent for the stay decreased.': 'ठहरने की भेंट कम हो गई।',
  'Please write why the count differs': 'कृपया लिखें कि गिनती में अंतर क्यों है',
  'Money was taken or given back meanwhile: {{expected}} is now expected. Please count again.':
    'इस बीच पैसे लिए या दिए गए: अब {{expected}} होने चाहिए। कृपया फिर से गिनें।',
  'The drawer should hold {{expected}}. If it holds more, please first record what was put in, such as the float, or wait until all sales are sent.':
    'गल्ले में {{expected}} होने चाहिए। यदि उसमें अधिक है, तो कृपया पहले लाई गई रोकड़ दर्ज करें, जैसे शुरुआती रोकड़, या सारी बिक्री भेजे जाने तक रुकें।',
  '{{taken}} of the float was already taken out. If that is wrong, please first record what was put back.':
    'शुरुआती रोकड़ में से {{taken}} पहले ही निकाले जा चुके हैं। यदि यह गलत है, तो कृपया पहले वापस लाई गई रोकड़ दर्ज करें।',
  'At most one year at a time': 'एक बार में अधिक से अधिक एक वर्ष',
  'The notes alone total {{notes}}. Please enter the whole amount, or count the notes again.':
    'केवल नोट ही {{notes}} के हैं। कृपया पूरी रक़म लिखें या नोट फिर से गिनें।',
  'There is no closed session to sign off': 'हस्ताक्षर के लिए कोई बंद सत्र नहीं है',
  'This day has not come yet.': 'यह दिन अभी आया नहीं है।',
  'The day is signed off.': 'दिन पर हस्ताक्षर हो गए।',
  'This day is already signed off.': 'इस दिन पर हस्ताक्षर हो चुके हैं।',
  'Another session was closed or signed off meanwhile. The figures are new: please check them.':
    'इस बीच कोई और सत्र बंद हुआ या उस पर हस्ताक्षर हो गए। आँकड़े अब नए हैं: कृपया उन्हें देख लें।',
  "Please write why the amount that goes to the bank differs from the day's cash.":
    'कृपया लिखें कि दिन की रोकड़ से अलग रक़म बैंक क्यों जा रही है।',

  'Cash session': 'रोकड़ सत्र',
  'Cash day': 'रोकड़ का दिन',

  'Open a session at a counter, or return the one already open at this till': 'काउंटर पर रोकड़ सत्र खोला',
  'Enter the opening float of your own session, until its first receipt': 'शुरुआती रोकड़ भरी',
  'Record cash put into or taken out of the drawer of your own session':
    'गल्ले में लाई या उससे ले जाई गई रोकड़ दर्ज की',
  'Close a session with a count of its drawer: your own, or any session as a supervisor':
    'गल्ला गिनकर रोकड़ सत्र बंद किया',
  'Sign off the closed sessions of a day and the cash that goes to the bank':
    'दिन के बंद सत्रों और बैंक जाने वाली रक़म पर हस्ताक्षर किए',
}
