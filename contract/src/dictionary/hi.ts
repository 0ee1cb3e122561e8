/** Hindi texts of the schemas and the server: the dictionary. */
export default {
  'No meaning found for this word.': 'इस शब्द का अर्थ नहीं मिला।',
  'At most 12 characters': 'अधिक से अधिक 12 अक्षर',
  'There is no such word': 'ऐसा कोई शब्द नहीं है',
  'This word was already restored.': 'यह शब्द पहले ही वापस लाया जा चुका है।',
  'The dictionary already has this word. Please change it there.':
    'यह शब्द शब्दकोश में पहले से है। कृपया उसी को बदलें।',
  'Row {{row}} already has this word': 'पंक्ति {{row}} में यह शब्द पहले से है',

  'Add a word to the dictionary': 'शब्दकोश में शब्द जोड़ा',
  'Change a word of the dictionary': 'शब्दकोश का शब्द बदला',
  'Delete a word of the dictionary': 'शब्दकोश का शब्द हटाया',
  'Dictionary word': 'शब्दकोश का शब्द',
  'Restore a deleted word of the dictionary': 'शब्दकोश का हटाया गया शब्द फिर जोड़ा',
}
