import visits from '../visits-hi.ts'

/** Hindi texts of the schemas and the server: the gate. */
export default {
  ...visits,
  'This is a ticket of the memorial site. Please scan the ticket of the gate.':
    'यह समाध का टिकट है। कृपया गेट का टिकट स्कैन करें।',
  'This reservation has no rooms yet.': 'इस आरक्षण को अभी कमरे नहीं मिले हैं।',
  'The Bhent is not collected yet.': 'भेंट अभी नहीं ली गई है।',
  'Expected today': 'आज का आगमन',
  'Visitor Already in List': 'आगंतुक सूची में पहले से है',
  Visit: 'गेट प्रवेश',
  'Entry created successfully.': 'प्रवेश दर्ज हो गया।',
  'This purpose does not ask for this': 'इस उद्देश्य में यह नहीं पूछा जाता',
  'Please enter From Date': 'कृपया आरंभ की तारीख़ लिखें',
  'Please enter To Date': 'कृपया अंत की तारीख़ लिखें',
  'More visitors are listed than the number accompanying this one': 'साथ आए लोगों से अधिक नाम लिखे हैं',
  'This entry lists {{count}} people. Please enter at least as many.':
    'इस प्रवेश में {{count}} लोग दर्ज हैं। कृपया कम से कम इतने ही लिखें।',
  'At most 500 visitors can be added': 'अधिक से अधिक 500 आगंतुक जोड़े जा सकते हैं',
  'The number of people does not match the entry. Please check it.':
    'लोगों की संख्या प्रवेश से मेल नहीं खाती। कृपया जाँचें।',
  'A reservation is checked in with its members. Please use the satsangi form.':
    'आरक्षण का चेक-इन उसके सदस्यों के साथ होता है। कृपया सत्संगियों का फ़ॉर्म भरें।',
  'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.':
    'इस सत्संगी आईडी संख्या से कोई सत्संगी नहीं मिला। कृपया जानकारी स्वयं भरें।',
  'There is no such gate': 'ऐसा कोई गेट नहीं है',
  'This gate is switched off. Please choose another.': 'यह गेट बंद कर दिया गया है। कृपया दूसरा चुनें।',
  'There is no such purpose': 'ऐसा कोई उद्देश्य नहीं है',
  'This card is already inside: {{who}}, since {{moment}}.': 'यह कार्ड पहले से भीतर है: {{who}}, {{moment}} से।',
  'This card has entered again since then. Please mark that entry out first.':
    'यह कार्ड इसके बाद फिर भीतर आया है। कृपया पहले उस प्रवेश का निकास दर्ज करें।',
  'This reservation is already inside. Please mark its visitors out first.':
    'इस आरक्षण के लोग पहले से भीतर हैं। कृपया पहले उनका निकास दर्ज करें।',
  'This visit has ended and cannot be changed.': 'यह प्रवेश समाप्त हो चुका है और बदला नहीं जा सकता।',

  'Record a print of a visit receipt and return what to print': 'गेट की रसीद छापी',
  'Record visitors at the gate, and check in their reservation':
    'गेट पर आगंतुक दर्ज किए और उनके आरक्षण का चेक-इन किया',
  'Record a visitor at the gate by the short form': 'छोटे फ़ॉर्म से गेट पर आगंतुक दर्ज किया',
  'Mark a visit as ended, its visitors out': 'आगंतुकों का निकास दर्ज किया',
  'Correct the details of a visit that has not ended': 'भीतर के आगंतुक का प्रवेश सुधारा',
  'Change the limit of people inside': 'भीतर रहने वालों की सीमा बदली',
  'Gate setting': 'गेट की सेटिंग',
}
