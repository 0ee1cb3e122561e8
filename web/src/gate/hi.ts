import gate from '@nivas/contract/gate/hi.ts'
import visits from '../ui/visits/hi.ts'

/** The Hindi of the gate. */
const hi = {
  ...visits,
  ...gate,
  'All sites': 'सभी स्थल',
  'Gate entries': 'द्वार की प्रविष्टियाँ',
  Entries: 'प्रविष्टियाँ',
  'All people': 'सभी लोग',
  'What came in through the gates on these days will be here.': 'इन दिनों द्वारों से आए लोग यहाँ दिखेंगे।',
  'Gate reservations': 'गेट के आरक्षण',
  'Visitor Entry': 'आगंतुक प्रवेश',
  'Visitor Entry · {{number}}': 'आगंतुक प्रवेश · {{number}}',
  'Non-satsangi entry': 'गैर-सत्संगी प्रवेश',
  'Gate security': 'गेट सुरक्षा',
  'Exit scan': 'निकास स्कैन',
  'Live board': 'लाइव बोर्ड',
  'Non-satsangi visitors': 'गैर-सत्संगी आगंतुक',

  'Gate of this counter': 'इस काउंटर का गेट',
  Save: 'सहेजें',
  'Is Visitor Not Satsangi?': 'क्या आगंतुक सत्संगी नहीं है?',
  'Is Visitor Satsangi?': 'क्या आगंतुक सत्संगी है?',
  'Adhar Card Number': 'आधार कार्ड संख्या',
  'Scan the card again': 'कार्ड फिर से स्कैन करें',
  'Please scan their cards again': 'कृपया उनके कार्ड फिर से स्कैन करें',
  'Name of {{card}}': '{{card}} का नाम',
  'Building Name': 'भवन का नाम',
  'Visiting House': 'किस घर जाना है',
  'Arrival Date': 'आगमन की तारीख़',
  'Departure Date': 'प्रस्थान की तारीख़',
  'Departure Time': 'प्रस्थान का समय',
  'No of People': 'लोगों की संख्या',
  Children: 'बच्चे',
  Adults: 'वयस्क',
  Phone: 'फ़ोन',
  'Add visitor': 'आगंतुक जोड़ें',
  'Remove {{name}}': '{{name}} को हटाएँ',
  'Children and adults are those without a card, besides the visitors in the list.':
    'बच्चे और वयस्क: सूची के आगंतुकों के अलावा वे लोग जिनके पास कार्ड नहीं है।',
  'Scan a card, or type its number and press Enter.': 'कार्ड स्कैन करें, या उसकी संख्या लिखकर Enter दबाएँ।',
  '{{name}} arrives on {{day}}, not today.': '{{name}} का आगमन आज नहीं, {{day}} को है।',
  'Check in today all the same': 'फिर भी आज चेक-इन करें',
  'Purpose of visit': 'आने का उद्देश्य',
  'Satsangi Visiting': 'किस सत्संगी के पास',
  'Quarter No': 'क्वार्टर संख्या',
  'Satsang official': 'सत्संग अधिकारी',
  'Please specify': 'कृपया लिखें',
  'Other Purpose': 'अन्य उद्देश्य',
  'No of accompanying visitors': 'साथ आए लोगों की संख्या',
  'Name of who accompanies': 'साथ आए व्यक्ति का नाम',
  'Name and phone of each who accompanies them; Enter adds one.':
    'साथ आए हर व्यक्ति का नाम और फ़ोन; Enter से जुड़ता है।',
  'Home state': 'राज्य',
  'Visiting a satsangi': 'किसी सत्संगी से मिलना',
  "Work at a satsangi's quarter": 'सत्संगी के क्वार्टर में काम',
  'Delivery to a quarter': 'क्वार्टर पर सामान पहुँचाना',
  'Meeting a satsang official': 'सत्संग अधिकारी से मिलना',

  Satsangi: 'सत्संगी',
  'Non-satsangi': 'गैर-सत्संगी',
  'Guests who stay longer too': 'आगे ठहरने वाले मेहमान भी',
  'Nobody is inside. Who enters at a gate will be here until they leave.':
    'भीतर कोई नहीं है। गेट से आने वाले बाहर जाने तक यहाँ दिखेंगे।',

  '{{count}} entries found.': '{{count}} प्रवेश मिले।',
  '{{count}} entries found._one': '{{count}} प्रवेश मिला।',
  'Total visitors': 'कुल आगंतुक',
  'Time in the venue': 'परिसर में समय',
  'Non-satsangi visitors who came on these days will be here.': 'इन दिनों आए गैर-सत्संगी आगंतुक यहाँ दिखेंगे।',

  'As of {{time}}': '{{time}} तक',
  'As of {{time}}, not up to date': '{{time}} तक, ताज़ा नहीं',
  'Try again': 'फिर कोशिश करें',
  'The figures could not be read.': 'आँकड़े नहीं मिल सके।',
  'Inside now': 'अभी भीतर',
  'of {{ceiling}}': '({{ceiling}} में से)',
  'Overdue entries': 'समय से अधिक रुके प्रवेश',
  'By gate': 'गेट के अनुसार',
  'No gate named': 'गेट नहीं लिखा',
  Overdue: 'समय से अधिक रुके',
  'Nobody is overdue.': 'कोई समय से अधिक नहीं रुका।',
  'Overdue for': 'कितनी देर से',
  'Entered today, by quarter of an hour': 'आज का प्रवेश, हर पंद्रह मिनट में',
  '{{people}} people today; most at {{from}}: {{most}}': 'आज {{people}} लोग; सबसे अधिक {{from}} पर: {{most}}',
  'The ceiling of {{ceiling}} is reached': '{{ceiling}} की सीमा पूरी हो गई है',
  'Close to the ceiling of {{ceiling}}': '{{ceiling}} की सीमा पास है',
  'Set ceiling': 'सीमा तय करें',
  'How many people may be inside': 'भीतर कितने लोग रह सकते हैं',
  'Leave it empty for no ceiling.': 'सीमा न रखनी हो तो ख़ाली छोड़ें।',
  'Your work has no counter here. The screens at the left are yours.':
    'यहाँ आपके लिए कोई काउंटर नहीं है। बाईं ओर की स्क्रीनें आपकी हैं।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
