import planning from '@nivas/contract/planning/hi.ts'

/** The Hindi of the planning area. */
const hi = {
  ...planning,
  'Plan an event': 'आयोजन की योजना',
  Buildings: 'भवन',
  'No building is in use.': 'कोई भवन उपयोग में नहीं है।',
  'Every NEW reservation on these days gets a proposal. Nothing is held until you accept it.':
    'इन दिनों के हर नए आरक्षण के लिए कमरे सुझाए जाएँगे। आपके स्वीकार करने तक कुछ भी होल्ड नहीं होगा।',
  'Stays whose guests have not arrived may be moved':
    'जिनके पास कमरे हैं पर जो अभी नहीं आए, उन्हें दूसरे कमरे दिए जा सकते हैं',
  'Paid stays move only to rooms of the same price. You see every move before it is made.':
    'जिनकी भेंट मिल चुकी है, वे केवल उतनी ही भेंट वाले कमरों में। हर बदलाव आप पहले देख लेते हैं।',
  'Propose rooms': 'कमरे सुझाएँ',
  'Plans so far': 'अब तक की योजनाएँ',
  'Created on': 'कब बनी',
  By: 'किसने',
  Quality: 'गुणवत्ता',
  'To accept': 'स्वीकार करने को',
  Accepted: 'स्वीकृत',
  Open: 'खोलें',
  'Open plan {{id}}': 'योजना {{id}} खोलें',
  'Another event': 'दूसरा आयोजन',
  '{{from}} to {{to}} · {{buildings}}': '{{from}} से {{to}} · {{buildings}}',
  '{{count}} buildings': '{{count}} भवन',
  'The plan could not be loaded.': 'योजना नहीं मिल सकी।',
  'This plan was discarded. No rooms were taken.': 'यह योजना हटा दी गई। कोई कमरा नहीं लिया गया।',
  'The plan could not be made. Please try again, or contact administrator.':
    'योजना नहीं बन सकी। कृपया फिर कोशिश करें या व्यवस्थापक से संपर्क करें।',
  'Loading reservations and rooms …': 'आरक्षण और कमरे पढ़े जा रहे हैं …',
  '{{done}} % searched · quality so far {{quality}}, at most {{bound}} possible':
    '{{done}} % देख लिया · अब तक गुणवत्ता {{quality}}, अधिक से अधिक {{bound}} संभव है',
  'This takes up to a minute. You can leave this page: the plan continues and appears under Plans so far.':
    'इसमें एक मिनट तक लगता है। आप यहाँ से जा सकते हैं: योजना बनती रहेगी और ‘अब तक की योजनाएँ’ में मिलेगी।',
  'Discard the plan': 'योजना हटाएँ',
  'Stop and show the best so far': 'रोकें, अब तक की दिखाएँ',
  'of 100, at most {{bound}} possible': '100 में से; अधिक से अधिक {{bound}} संभव है',
  '{{placed}} of {{count}} people have a place ({{percent}} %)':
    '{{count}} में से {{placed}} लोगों के लिए जगह है ({{percent}} %)',
  '{{placed}} of {{count}} people have a place ({{percent}} %)_one':
    '{{count}} में से {{placed}} व्यक्ति के लिए जगह है ({{percent}} %)',
  '{{count}} of {{groups}} groups without rooms': '{{groups}} में से {{count}} समूह बिना कमरे के',
  '{{buildings}} groups split over buildings, {{floors}} over floors':
    '{{buildings}} समूह अलग-अलग भवनों में बँटे, {{floors}} अलग-अलग मंज़िलों पर',
  '{{met}} of {{count}} preferences met': '{{count}} में से {{met}} पसंद पूरी',
  '{{low}} of {{count}} groups with elders on the ground or first floor':
    'बुज़ुर्गों वाले {{count}} में से {{low}} समूह भूतल या पहली मंज़िल पर',
  'Stays that would move: {{count}}': 'दूसरे कमरों में जाने वाले ठहराव: {{count}}',
  'Stopped early: this is the best plan found so far': 'पहले रोकी गई: यह तब तक की सबसे अच्छी योजना है',
  'Accept the plan': 'योजना स्वीकार करें',
  'Lines to accept: {{count}}. Their rooms will be held for Bhent. Lines whose rooms another desk has taken are skipped and listed.':
    'स्वीकार करने को पंक्तियाँ: {{count}}। उनके कमरे भेंट के लिए होल्ड होंगे। जिन पंक्तियों के कमरे दूसरे डेस्क ने ले लिए हैं, वे छोड़ दी जाएँगी और बताई जाएँगी।',
  'Hold for Bhent': 'भेंट के लिए होल्ड करें',
  'Accepted rooms stay held. The rest of the plan is discarded.':
    'जो कमरे स्वीकार हो चुके हैं वे होल्ड रहेंगे। बाकी योजना मिट जाएगी।',
  'Lines that could not be accepted: {{count}}. Choose Show: Refused to see why.':
    'जो पंक्तियाँ स्वीकार नहीं हो सकीं: {{count}}। कारण ‘दिखाएँ: अस्वीकृत’ में है।',
  'Accept all ({{count}})': 'सभी स्वीकार करें ({{count}})',
  'Accept selected ({{count}})': 'चुनी हुई स्वीकार करें ({{count}})',
  'Plan again, keep pins': 'पिन रखकर फिर बनाएँ',
  'Lines being accepted: {{count}}': 'स्वीकार हो रही पंक्तियाँ: {{count}}',
  'Lines accepted: {{count}}': 'स्वीकृत पंक्तियाँ: {{count}}',
  Show: 'दिखाएँ',
  All: 'सभी',
  'Without rooms': 'बिना कमरे के',
  Split: 'बँटे हुए',
  'Preferences not met': 'पसंद पूरी नहीं',
  'Moved stays': 'बदले गए ठहराव',
  Refused: 'अस्वीकृत',
  'Stays that keep their rooms': 'अपने कमरों में रहने वाले',
  'Reservation Reference': 'आरक्षण संख्या',
  Applicant: 'आवेदक',
  Members: 'सदस्य',
  'Proposed rooms': 'सुझाए गए कमरे',
  Pinned: 'पिन',
  'Pin {{number}}': '{{number}} को पिन करें',
  'Change rooms': 'कमरे बदलें',
  'The plan has no such reservations.': 'योजना में इस तरह का कोई आरक्षण नहीं है।',
  'The chosen buildings have {{places}} places in total.': 'चुने हुए भवनों में कुल {{places}} की ही जगह है।',
  'On the night of {{night}} only {{places}} places are left.':
    '{{night}} की रात केवल {{places}} की जगह बची है।',
  'Only {{places}} places are free for the whole stay. The other rooms are held or closed on at least one night.':
    'पूरे ठहराव के लिए केवल {{places}} की जगह खाली है; बाकी कमरे किसी न किसी रात होल्ड या बंद हैं।',
  'On the night of {{night}} the plan leaves {{places}} places free, because more people get rooms this way.':
    '{{night}} की रात योजना में {{places}} की जगह खाली बचती है: इस तरह अधिक लोगों को कमरे मिलते हैं।',
  'There are places every night, but only {{places}} places in rooms that are free for the whole stay.':
    'हर रात जगह है, पर पूरे ठहराव तक खाली कमरों में केवल {{places}} की जगह है।',
  'The rooms were removed manually.': 'कमरे हाथ से हटाए गए।',
  'No empty place': 'कोई जगह खाली नहीं',
  'Empty places: {{count}}': 'खाली जगहें: {{count}}',
  'Places missing: {{count}}': 'जगह की कमी: {{count}}',
  'In {{count}} buildings': '{{count}} भवनों में',
  'On {{count}} floors': '{{count}} मंज़िलों पर',
  'Elders with stairs': 'बुज़ुर्गों को सीढ़ियाँ चढ़नी हैं',
  'From {{rooms}}': '{{rooms}} से',
  '{{room}} · floor {{floor}} · {{places}} places': '{{room}} · मंज़िल {{floor}} · {{places}} जगहें',
  '{{number}}, {{name}}: {{count}} people': '{{number}}, {{name}}: {{count}} लोग',
  '{{number}}, {{name}}: {{count}} people_one': '{{number}}, {{name}}: {{count}} व्यक्ति',
  'The line has these rooms now: {{rooms}}': 'अब इस पंक्ति के कमरे: {{rooms}}',
  'The line has no rooms now.': 'अब इस पंक्ति के पास कोई कमरा नहीं है।',
  'The free rooms could not be loaded.': 'खाली कमरों की सूची नहीं मिल सकी।',
  Rooms: 'कमरे',
  'No room is free for these dates.': 'इन तारीख़ों के लिए कोई कमरा खाली नहीं है।',
  'Assign these rooms': 'ये कमरे दें',
  'Keep its current rooms': 'इसके मौजूदा कमरे रहने दें',
  'Without rooms chosen here it keeps its place. Please plan again afterwards, because the plan may have given its rooms to others.':
    'यहाँ कोई कमरा न चुनने पर यह आरक्षण अपने मौजूदा कमरों में ही रहेगा। कृपया इसके बाद फिर योजना बनाएँ: हो सकता है योजना ने इसके कमरे दूसरों को दिए हों।',
  'Leave without rooms': 'बिना कमरे के छोड़ें',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
