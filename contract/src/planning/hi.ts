/** Hindi texts of the schemas and the server: plans. */
export default {
  'At most 92 days can be planned at once': 'एक बार में अधिक से अधिक 92 दिनों की योजना बन सकती है',
  'Please choose at least one building': 'कृपया कम से कम एक भवन चुनें',
  'One of these buildings does not exist or is switched off': 'इनमें से एक भवन है ही नहीं या बंद रखा गया है',
  'There is no such plan': 'ऐसी कोई योजना नहीं है',
  'There is no such line in this plan': 'इस योजना में ऐसी कोई पंक्ति नहीं है',
  'This plan is no longer being made. Please reload.': 'यह योजना अब नहीं बन रही है। कृपया पेज फिर से लोड करें।',
  'Lines of this plan are being accepted. Please wait until this is finished.':
    'इस योजना की पंक्तियाँ स्वीकार हो रही हैं। कृपया उसके पूरे होने तक रुकें।',
  'This plan is not ready or was discarded. Please reload.':
    'यह योजना तैयार नहीं है या हटा दी गई है। कृपया पेज फिर से लोड करें।',
  'None of these lines has rooms to accept. Please reload.':
    'इनमें से किसी पंक्ति में स्वीकार करने को कमरे नहीं हैं। कृपया पेज फिर से लोड करें।',
  'This line was accepted. Please change its rooms at the reservation.':
    'यह पंक्ति स्वीकार हो चुकी है। कृपया इसके कमरे आरक्षण में बदलें।',
  'This line was changed meanwhile. Please check it again.': 'यह पंक्ति इस बीच बदल दी गई। कृपया इसे फिर से देखें।',
  'One of these lines was changed meanwhile. Please check them again.':
    'इनमें से एक पंक्ति इस बीच बदल दी गई। कृपया इन्हें फिर से देखें।',
  'This page is from an earlier version. Please reload it.': 'यह पेज पिछले संस्करण का है। कृपया इसे फिर से लोड करें।',
  'One of these rooms is not free for these nights in this plan':
    'इनमें से एक कमरा इस योजना में इन रातों के लिए खाली नहीं है',
  'Reservation {{number}} was changed after this plan was made. Please plan again.':
    'इस योजना के बनने के बाद आरक्षण {{number}} बदल दिया गया। कृपया योजना फिर से बनाएँ।',
  'The guests of reservation {{number}} have arrived. Their rooms cannot be changed here.':
    'आरक्षण {{number}} के अतिथि आ चुके हैं। उनके कमरे यहाँ नहीं बदले जा सकते।',
  'The Bhent of reservation {{number}} has been collected, and it differs for these rooms. Please change the rooms in the list of reservations.':
    'आरक्षण {{number}} की भेंट ली जा चुकी है, और इन कमरों की भेंट अलग है। कृपया उसके कमरे आरक्षणों की सूची में बदलें।',

  'Plan an event: propose rooms for every NEW reservation of these days':
    'आयोजन की योजना बनवाई: इन दिनों के हर नए आरक्षण के लिए कमरे सुझाए',
  'Stop planning and keep the best plan so far, or discard a plan': 'योजना बनाना रोका या योजना हटाई',
  'Pin a line of a plan, or change its rooms': 'योजना की पंक्ति पिन की या उसे दूसरे कमरे दिए',
  'Accept a plan or some of its lines, so that their reservations hold the rooms':
    'योजना या उसकी कुछ पंक्तियाँ स्वीकार कीं: आरक्षणों के कमरे होल्ड हुए',
  Plan: 'योजना',
}
