import dictionary from '@nivas/contract/dictionary/hi.ts'

/** The Hindi of the dictionary. Texts that it shares with other areas have the same Hindi there. */
const hi = {
  ...dictionary,
  Dictionary: 'शब्दकोश',
  'Words of the dictionary': 'शब्दकोश के शब्द',

  'Type a word in Hindi or English, or speak it.': 'हिन्दी या अंग्रेज़ी में शब्द लिखें या बोलें।',
  'Start Speaking': 'बोलना शुरू करें',
  'Stop Speaking': 'बोलना बंद करें',
  'Listening. Please say the word.': 'सुन रहे हैं। कृपया शब्द बोलें।',
  'Submit Word': 'शब्द भेजें',
  'Speak Meaning': 'अर्थ सुनें',
  Meaning: 'अर्थ',
  'Other meanings': 'दूसरे अर्थ',
  'Similar words': 'मिलते-जुलते शब्द',
  'Your browser does not support Speech Recognition. Sorry.':
    'क्षमा करें, आपका ब्राउज़र बोली पहचानने की सुविधा नहीं देता।',
  'Text-to-speech not supported.': 'लिखा हुआ पढ़कर सुनाने की सुविधा इस ब्राउज़र में नहीं है।',
  'The browser blocks the microphone. Please allow it, or type the word.':
    'माइक्रोफ़ोन की अनुमति नहीं है। कृपया ब्राउज़र में अनुमति दें, या शब्द लिखें।',
  'Nothing was heard. Please speak again, or type the word.': 'कुछ सुनाई नहीं दिया। कृपया फिर बोलें, या शब्द लिखें।',
  'You said: {{heard}}. A word can have at most {{count}} characters. Please say one word, or type it.':
    'आपने कहा: {{heard}}। शब्द में अधिक से अधिक {{count}} अक्षर होते हैं: कृपया एक ही शब्द बोलें, या लिखें।',
  'Speech needs a network. Please type the word.': 'बोलने के लिए कनेक्शन चाहिए। कृपया शब्द लिखें।',
  'No connection: this answer comes from the words stored in this browser.':
    'कनेक्शन नहीं है: यह अर्थ इस ब्राउज़र में रखे शब्दों से है।',
  'No connection, and this browser has no stored words yet.':
    'कनेक्शन नहीं है, और इस ब्राउज़र में अभी शब्द नहीं रखे गए हैं।',

  Word: 'शब्द',
  Kind: 'प्रकार',
  'Add Word': 'शब्द जोड़ें',
  'Edit Word': 'शब्द बदलें',
  'Separate several meanings by commas.': 'कई अर्थ हों तो बीच में कॉमा लगाएँ।',
  'The venue has no words of its own yet. Add words that visitors ask for: they are found first.':
    'परिसर के अपने शब्द अभी नहीं हैं। वे शब्द जोड़ें जो आगंतुक पूछते हैं: वे सबसे पहले मिलते हैं।',
  'Delete the word {{word}}?': 'शब्द {{word}} हटाएँ?',
  '{{word}} was deleted.': '{{word}} हटाया गया।',
  '{{word}} is in the dictionary again.': '{{word}} फिर से शब्दकोश में है।',
  '{{word}} was added.': '{{word}} जोड़ा गया।',
  'Import words': 'शब्द आयात करें',
  Delete: 'हटाएँ',
  Edit: 'बदलें',
  Save: 'सहेजें',
  '{{count}} words of the venue': 'परिसर के {{count}} शब्द',
  '{{count}} words of the venue_one': 'परिसर का {{count}} शब्द',
}

export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
