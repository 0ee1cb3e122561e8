import reservations from '@nivas/contract/reservations/hi.ts'

/** The Hindi of the public application. Texts that other areas share have the same Hindi there. */
const hi = {
  ...reservations,
  'Apply for a stay': 'ठहरने के लिए आवेदन',
  'State of your application': 'आपके आवेदन की स्थिति',

  'I have already applied: check my application': 'मैं आवेदन कर चुका/चुकी हूँ: मेरे आवेदन की स्थिति देखें',
  'An application was started on this phone: {{moment}}.': 'इस फ़ोन पर एक आवेदन शुरू किया गया था: {{moment}}।',
  'Continue filling in': 'उसे आगे भरें',
  'Your answers are stored on this device for a day, without card numbers and health details.':
    'आपके उत्तर एक दिन तक इसी फ़ोन या कंप्यूटर पर रहते हैं, कार्ड संख्या और स्वास्थ्य की बात को छोड़कर।',
  'Please fill this in again: it is not stored on this phone.':
    'कृपया इसे फिर से भरें: यह इस फ़ोन पर नहीं रखा जाता।',

  'ID card number': 'पहचान पत्र संख्या',
  'It is on your I-Card.': 'यह आपके आई-कार्ड पर लिखी है।',
  'or, if the card is not at hand': 'या, यदि कार्ड पास में न हो',
  'Full name': 'पूरा नाम',
  'Date of birth': 'जन्म तिथि',
  City: 'शहर',
  'I have no ID card': 'मेरे पास पहचान पत्र नहीं है',
  'The form then asks for your details.': 'तब फ़ॉर्म में आपका परिचय पूछा जाएगा।',
  'What you filled in is still here.': 'आपने जो भरा है वह अब भी यहीं है।',

  'The form could not be loaded': 'फ़ॉर्म लोड नहीं हो सका',
  'Applicant details': 'आवेदक',
  'We found you. You can keep the phone and email shown here, or type others.':
    'आपका विवरण मिल गया। फ़ोन और ईमेल जैसे दिख रहे हैं वैसे छोड़ सकते हैं, या दूसरे लिख सकते हैं।',
  'Applicant name': 'आवेदक का नाम',
  'Why is there no ID card?': 'पहचान पत्र क्यों नहीं है?',
  'New to Satsang': 'सत्संग में नए',
  'Support to elder person': 'बुज़ुर्ग की सहायता के लिए',
  Child: 'बच्चा',
  'Other card number': 'अन्य कार्ड संख्या',
  'Aadhaar, voter card …': 'आधार, मतदाता कार्ड …',
  Updeshi: 'उपदेशी',
  'Non Updeshi': 'गैर-उपदेशी',
  Address: 'पता',
  'Referral name': 'परिचयकर्ता का नाम',
  'A satsangi who knows you.': 'कोई सत्संगी जो आपको जानते हों।',
  Phone: 'फ़ोन',

  'Your stay': 'आपका ठहराव',
  'Bhandara/Satsang': 'भंडारा/सत्संग',
  Bhandara: 'भंडारा',
  Satsang: 'सत्संग',
  'Arrival time': 'आगमन का समय',
  'If you arrive more than 24 hours late, your allotment is cancelled.':
    'यदि आप 24 घंटे से ज़्यादा देर से पहुँचते हैं तो आपका आवंटन रद्द हो जाएगा।',
  'Departure time': 'प्रस्थान का समय',

  Members: 'सदस्य',
  'Everyone who will stay, including you: at most {{count}} people.':
    'ठहरने वाले सभी लोग, आप भी: अधिक से अधिक {{count}} लोग।',
  'Member {{number}}': 'सदस्य {{number}}',
  Name: 'नाम',
  Age: 'उम्र',
  'I-Card number': 'आई-कार्ड संख्या',
  'Enter NA for members without an I-Card': 'जिसके पास आई-कार्ड नहीं है उसके लिए NA लिखें',
  'Remove member {{number}}': 'सदस्य {{number}} हटाएँ',
  'Add member': 'सदस्य जोड़ें',
  'Listed twice?': 'दो बार लिखा है?',
  '{{name}}, {{age}}, is listed twice among the members. Are these two different people?':
    '{{name}}, {{age}} वर्ष, सदस्यों में दो बार है। क्या ये दो व्यक्ति हैं?',
  'They are different people': 'ये दो व्यक्ति हैं',

  'Your preferences': 'आप क्या चाहते हैं',
  Meal: 'भोजन',
  'Accommodation type': 'आवास का प्रकार',
  DORMITORY: 'डॉरमेट्री',
  ROOM: 'कमरा',
  'Toilet type': 'शौचालय का प्रकार',
  DESI: 'देसी',
  WESTERN: 'वेस्टर्न',
  'AC room': 'एसी कमरा',
  'Preferred buildings': 'पसंद के भवन',
  'At most {{count}}, your favourite first.': 'अधिक से अधिक {{count}}, सबसे पसंद का पहले।',
  'Medical constraint': 'स्वास्थ्य संबंधी बात',
  Comments: 'टिप्पणी',
  'If nothing, write ‘None’.': 'कुछ न हो तो ‘कुछ नहीं’ लिखें।',
  'Send application': 'आवेदन भेजें',
  'Answers remaining: {{count}}': 'बाकी उत्तर: {{count}}',
  'Everything is filled in': 'सब भर दिया गया है',

  'Application sent': 'आवेदन भेज दिया गया',
  'Form Has Been Submitted Succesfully. We Will Send You An Acknoledgement Email Very Soon. Your reference number is {{number}}':
    'फ़ॉर्म सफलतापूर्वक जमा हो गया है। हम आपको जल्द ही पावती ईमेल भेजेंगे। आपकी आवेदन संख्या {{number}} है',
  'Check my application': 'मेरे आवेदन की स्थिति देखें',
  'An application was sent from this phone or computer: {{moment}}. Its reference number is {{number}}.':
    'इस फ़ोन या कंप्यूटर से एक आवेदन भेजा गया था: {{moment}}। उसकी आवेदन संख्या {{number}} है।',

  'Reference number': 'आवेदन संख्या',
  'Last 4 digits of your phone number': 'आपके फ़ोन नंबर के आख़िरी 4 अंक',
  Show: 'दिखाएँ',
  'Application received': 'आवेदन मिल गया',
  'We have received your application. No room is assigned yet.':
    'आपका आवेदन हमारे पास है। अभी कोई कमरा नहीं दिया गया है।',
  'Rooms are held for you': 'आपके लिए कमरे रखे गए हैं',
  'Your stay is confirmed once the Bhent is paid at the counter.':
    'काउंटर पर भेंट देने के बाद आपका ठहरना पक्का होगा।',
  Confirmed: 'पक्का',
  'The Bhent is paid, and your stay is confirmed.': 'भेंट मिल गई है और आपका ठहरना पक्का है।',
  'Rooms were released': 'आवंटन रद्द हो गया',
  'No guests arrived within 24 hours of the arrival time. Please ask for other rooms at the reservations desk.':
    'आगमन के समय के 24 घंटे बाद तक कोई नहीं पहुँचा था। कृपया दूसरे कमरों के लिए आरक्षण कार्यालय में पूछें।',
  Cancelled: 'रद्द',
  'This application was cancelled. Please ask at the reservations desk, or apply again.':
    'यह आवेदन रद्द हो गया है। कृपया आरक्षण कार्यालय में पूछें, या फिर से आवेदन करें।',
  '{{building}}, floor {{floor}}, room {{room}}': '{{building}}, मंज़िल {{floor}}, कमरा {{room}}',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
