/** The Hindi of the items that wait in the browser. */
const hi = {
  '{{count}} entries stored here have been sent.': 'यहाँ रखी {{count}} प्रविष्टियाँ भेज दी गईं।',
  '{{count}} entries stored here have been sent._one': 'यहाँ रखी {{count}} प्रविष्टि भेज दी गई।',
  'Nothing is waiting: the server has every entry made here.':
    'कुछ बाकी नहीं है: यहाँ की हर प्रविष्टि सर्वर के पास है।',
  'They are being sent in the order in which they were made.': 'वे उसी क्रम में भेजी जा रही हैं जिसमें बनी थीं।',
  'They will be sent in order when there is a connection.': 'कनेक्शन होते ही वे उसी क्रम में भेजी जाएँगी जिसमें बनी थीं।',
  'The server does not have the entries below that need attention. Nothing else is waiting.':
    'नीचे की जिन प्रविष्टियों पर ध्यान देना है, वे सर्वर के पास नहीं हैं। और कुछ बाकी नहीं है।',
  'They are sent when a user who may send them signs in.':
    'जब भेजने की अनुमति वाला उपयोगकर्ता लॉगिन करेगा, तब वे भेजी जाएँगी।',
  'Entries made after one that needs attention wait for it. The rest is being sent.':
    'जिस प्रविष्टि पर ध्यान देना है, उसके बाद बनी प्रविष्टियाँ उसके लिए रुकी हैं। बाकी भेजी जा रही हैं।',
  'The first {{count}} are shown.': 'पहली {{count}} दिखाई गई हैं।',
  'The entries stored on this computer cannot be read now.': 'इस कंप्यूटर पर रखी प्रविष्टियाँ अभी पढ़ी नहीं जा सकतीं।',
  'Needs attention': 'ध्यान देना है',
  'Send again': 'फिर से भेजें',
  'Discard this entry?': 'यह प्रविष्टि हटा दें?',
  'The server does not have this entry. If you discard it, it is lost.':
    'यह सर्वर के पास नहीं है। हटाने पर यह कहीं नहीं रहेगी।',
  Number: 'संख्या',
  Entry: 'प्रविष्टि',
  'Entered at': 'कब बनी',
  'Entered by': 'किसने लिखा',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
