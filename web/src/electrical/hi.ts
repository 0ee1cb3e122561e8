import electrical from '@nivas/contract/electrical/hi.ts'

/** The Hindi of electricity. */
const hi = {
  ...electrical,
  'Satsangi profiles': 'सत्संगी प्रोफ़ाइल',
  'Satsangi groups': 'सत्संगी समूह',
  'Electric lines': 'बिजली लाइनें',
  'Bhaint types': 'भेंट प्रकार',

  Id: 'आईडी',
  Name: 'नाम',
  Amount: 'रक़म',
  Active: 'चालू',
  Description: 'विवरण',
  Enabled: 'चालू है',
  Balance: 'बकाया राशि',
  'Line name': 'लाइन का नाम',
  'Fixed charge': 'निश्चित शुल्क',
  'Rupees a month': 'रुपये प्रति माह',
  'Rupees a unit': 'रुपये प्रति यूनिट',
  'So much a month. Switched off, it is charged by the unit.':
    'हर महीने एक ही रक़म। बंद करने पर शुल्क यूनिट के हिसाब से लगता है।',
  'New houses start with it. Houses that have it keep it, with their own amount.':
    'नए मकानों पर यह लगेगा। जिन पर है, उन पर उनकी अपनी रक़म के साथ बना रहेगा।',
  'The houses of a line that is switched off are not read.': 'बंद लाइन के मकानों की रीडिंग नहीं होती।',
  'Add satsangi group': 'सत्संगी समूह जोड़ें',
  'Edit satsangi group': 'सत्संगी समूह बदलें',
  'No groups yet. A group is a lane or a block, whose dues are looked at together.':
    'अभी कोई समूह नहीं है। समूह एक गली या ब्लॉक है, जिसका बकाया एक साथ देखा जाता है।',
  'Add electric line': 'बिजली लाइन जोड़ें',
  'Edit electric line': 'बिजली लाइन बदलें',
  'No lines yet. A line is what a reader walks along to read its meters.':
    'अभी कोई लाइन नहीं है। लाइन के साथ-साथ चलकर उसके मीटर पढ़े जाते हैं।',
  'Add Bhaint type': 'भेंट प्रकार जोड़ें',
  'Edit Bhaint type': 'भेंट प्रकार बदलें',
  'No Bhaint types yet. Add the rate of a unit first.': 'अभी कोई भेंट प्रकार नहीं है। पहले यूनिट की दर जोड़ें।',

  'Add Satsangi Profile': 'सत्संगी प्रोफ़ाइल जोड़ें',
  'Edit Satsangi Profile': 'सत्संगी प्रोफ़ाइल बदलें',
  'No houses yet. Add lines, groups and Bhaint types first, and then each house.':
    'अभी कोई मकान नहीं है। पहले लाइनें, समूह और भेंट प्रकार जोड़ें, फिर हर मकान।',
  'House No': 'मकान संख्या',
  'Satsangi Name': 'सत्संगी का नाम',
  'Meter number': 'मीटर संख्या',
  'Meter type': 'मीटर का प्रकार',
  'Single phase': 'सिंगल फ़ेज़',
  'Three phase': 'थ्री फ़ेज़',
  'Last payment': 'पिछला भुगतान',
  'First reading': 'पहली रीडिंग',
  'Charge {{name}}': '{{name}} लें',
  'House is read and billed': 'मकान की रीडिंग और बिल होता है',
  'House Readings': 'मकानों की रीडिंग',
  'House Reading Edit': 'मकान की रीडिंग बदलें',
  Month: 'महीना',
  'Please select Line to filter': 'कृपया लाइन चुनें',
  'Readings for {{month}}/{{year}}': '{{month}}/{{year}} की रीडिंग',
  'All readings are up to date for selected month and line.': 'चुने हुए महीने और लाइन की सभी रीडिंग हो चुकी हैं।',
  'This page has already been saved.': 'यह पेज पहले ही सहेजा जा चुका है।',
  'Please enter a reading first.': 'कृपया पहले कोई रीडिंग लिखें।',
  'Are these readings right?': 'क्या ये रीडिंग सही हैं?',
  'They differ from what these houses mostly use.': 'ये इन मकानों के सामान्य उपयोग से अलग हैं।',
  'Save them': 'सहेजें',
  'All pages are saved. Press Submit to see the houses that are left.':
    'सभी पेज सहेजे गए। बचे हुए मकान देखने के लिए ‘जमा करें’ दबाएँ।',
  '{{count}} of {{total}} read, {{units}} units, {{amount}}':
    '{{total}} में से {{count}} पढ़े, {{units}} यूनिट, {{amount}}',
  'Save and Next': 'सहेजें और आगे बढ़ें',
  'New Meter': 'नया मीटर',
  'New Meter of house {{house}}': 'मकान {{house}} का नया मीटर',
  'Current Reading': 'वर्तमान रीडिंग',
  'Current Reading of house {{house}}': 'मकान {{house}} की वर्तमान रीडिंग',
  'Previous Reading': 'पिछली रीडिंग',
  'Total Units': 'कुल यूनिट',
  'Current Balance': 'इस महीने की रक़म',
  'Locked house': 'बंद मकान',
  Estimate: 'अनुमान',
  'No estimate': 'अनुमान नहीं',
  'Estimate house {{house}}': 'मकान {{house}} का अनुमान',
  'Old meter ended at': 'पुराना मीटर यहाँ तक',
  'New meter began at': 'नया मीटर यहाँ से',
  'Saved Reading': 'सहेजी हुई रीडिंग',
  'Last Reading': 'पिछली रीडिंग',
  'Reading Balance': 'रीडिंग की रक़म',
  'Total Balance': 'कुल रक़म',
  'No Records Found for given criteria.': 'दी गई शर्तों पर कोई रिकॉर्ड नहीं मिला।',
  '{{month}} then has {{units}} units instead of {{before}}, and costs {{amount}} instead of {{cost}}.':
    'तब {{month}} में {{before}} के बदले {{units}} यूनिट होंगी, और {{cost}} के बदले {{amount}} लगेंगे।',
  'This house is charged nothing.': 'इस मकान पर कोई शुल्क नहीं है।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
