/** The Hindi of the meal counter. */
export default {
  'Ready for the next scan': 'अगले स्कैन के लिए तैयार',
  'This code has just been scanned. Scan it again for another portion.':
    'यह कोड अभी-अभी स्कैन हुआ है। एक और भोजन के लिए इसे फिर से स्कैन करें।',
  'No second portion: this code was scanned {{count}} seconds ago.':
    'दूसरा भोजन नहीं: यह कोड {{count}} सेकंड पहले स्कैन हुआ था।',
  'This code has just been scanned.': 'यह कोड अभी-अभी स्कैन हुआ है।',
  'Checking {{code}}': '{{code}} की जाँच हो रही है',
  '{{eaten}} of {{all}}': '{{all}} में से {{eaten}}',
  'No connection: not checked. The meal is stored on this computer and will be sent automatically.':
    'कनेक्शन नहीं: जाँच नहीं हुई। भोजन इसी कंप्यूटर पर दर्ज है और अपने आप भेज दिया जाएगा।',
  'Today, as of {{time}}': 'आज, {{time}} बजे तक',
  'Today, as of {{time}}, not up to date': 'आज, {{time}} बजे तक, ताज़ा नहीं',
  'Meal figures': 'भोजन के आँकड़े',
  'The next seven days': 'अगले सात दिन',
  'For lunch or dinner, still to come: {{count}}': 'दोपहर या रात किसी भी भोजन के लिए, आने बाकी: {{count}}',
  'Lunch or dinner': 'दोपहर या रात का भोजन',
  'Still to come': 'आने बाकी',
  Expected: 'कुल आने वाले',
  Served: 'परोसे गए',
  'Served wrongly without a connection': 'बिना कनेक्शन के, गलत परोसे गए',
  'Card or receipt': 'कार्ड या रसीद',
  Date: 'तारीख़',
  'Meals to cook, by day': 'बनाने के लिए भोजन, दिन के अनुसार',
  Time: 'समय',
  Serve: 'भोजन दें',
  'Serve another portion': 'एक और भोजन दें',
  'Already served on this computer at {{time}}. There is no connection.':
    'इसी कंप्यूटर पर {{time}} बजे भोजन दिया जा चुका है। अभी कनेक्शन नहीं है।',
  'By time': 'समय के अनुसार',
  'By time: {{meal}}': 'समय के अनुसार: {{meal}}',
  '{{chosen}} is no longer chosen. The meal is by time again: {{meal}}.':
    '{{chosen}} अब चुना हुआ नहीं है। भोजन फिर से समय के अनुसार है: {{meal}}।',
  'Counter {{counter}} · one scan, one portion': 'काउंटर {{counter}} · एक स्कैन, एक भोजन',
  'Number of this counter': 'इस काउंटर का नंबर',
  'This is not a counter number. The counter is still number {{counter}}.':
    'यह किसी काउंटर का नंबर नहीं है। काउंटर का नंबर {{counter}} ही है।',
  'Meal card, receipt or satsangi card': 'भोजन कार्ड, रसीद या सत्संगी कार्ड',
  'The figures could not be loaded.': 'आँकड़े नहीं मिल सके।',
}
