import { housesColumns } from '@nivas/contract/electrical/houses-columns.ts'
import { readingsColumns } from '@nivas/contract/electrical/readings-columns.ts'
import type { KnownColumn } from '@nivas/contract/imports/columns.ts'
import imports from '@nivas/contract/imports/hi.ts'
import { productsColumns } from '@nivas/contract/pos/products-columns.ts'
import { customersColumns } from '@nivas/contract/registry/customers-columns.ts'
import { vaccinationsColumns } from '@nivas/contract/vaccination/vaccinations-columns.ts'
import { roomsColumns } from '@nivas/contract/venue/rooms-columns.ts'

/** The Hindi headings of the spreadsheet columns, for screens in Hindi. */
const headings = Object.fromEntries(
  [
    ...roomsColumns,
    ...customersColumns,
    ...vaccinationsColumns,
    ...productsColumns,
    ...housesColumns,
    ...readingsColumns,
  ].map(({ title, hindi }) => [title, hindi]),
) as Record<KnownColumn['title'], string>

const hi = {
  ...imports,
  ...headings,
  Import: 'आयात',
  'What do you want to import?': 'आप क्या आयात करना चाहते हैं?',
  'Buildings, floors and rooms': 'भवन, मंज़िलें और कमरे',
  'Registry of customers': 'सत्संगियों का रजिस्टर',
  'Words of the dictionary': 'शब्दकोश के शब्द',
  'You will see what the file changes before anything is changed.':
    'पहले आप देखेंगे कि फ़ाइल से क्या बदलेगा। उसके बाद ही कुछ बदला जाएगा।',
  'The first row holds the headings, in any order. Needed: {{names}}.':
    'पहली पंक्ति में शीर्षक होते हैं, किसी भी क्रम में। ज़रूरी: {{names}}।',
  'Optional: {{names}}.': 'वैकल्पिक: {{names}}।',
  'Template (XLSX)': 'नमूना (XLSX)',
  'Template (CSV)': 'नमूना (CSV)',
  'Choose a file': 'फ़ाइल चुनें',
  File: 'फ़ाइल',
  'or drop it here: CSV or XLSX, at most 32 MB': 'या उसे यहाँ छोड़ें: CSV या XLSX, अधिक से अधिक 32 MB',
  'Sending the file': 'फ़ाइल भेजी जा रही है',
  'Checking the file': 'फ़ाइल जाँची जा रही है',
  'Importing rows': 'पंक्तियाँ आयात की जा रही हैं',
  '{{count}} rows': '{{count}} पंक्तियाँ',
  '{{count}} rows_one': '{{count}} पंक्ति',
  'The file was not accepted.': 'फ़ाइल नहीं ली गई।',
  'Only CSV and XLSX files can be imported. Please save the table as one of these.':
    'केवल CSV और XLSX फ़ाइलें आयात हो सकती हैं। कृपया तालिका को इनमें से किसी एक रूप में सहेजें।',
  'This file is larger than 32 MB. Please split it into smaller ones.':
    'यह फ़ाइल 32 MB से बड़ी है। कृपया इसे छोटी फ़ाइलों में बाँटें।',
  'This file is empty. Please choose another one.': 'यह फ़ाइल खाली है। कृपया दूसरी चुनें।',

  'Choose another file': 'दूसरी फ़ाइल चुनें',
  'This file is no longer here.': 'यह फ़ाइल अब यहाँ नहीं है।',
  'It was imported, discarded, or waited for more than 7 days.':
    'वह आयात हो गई, हटा दी गई, या 7 दिन से अधिक रुकी रही।',
  'The state of the import could not be loaded.': 'आयात की स्थिति नहीं पढ़ी जा सकी।',
  'The file could not be imported.': 'फ़ाइल आयात नहीं हो सकी।',
  'Import {{count}} rows_one': '{{count}} पंक्ति आयात करें',
  'Import {{count}} rows': '{{count}} पंक्तियाँ आयात करें',
  'There are no rows in this file.': 'इस फ़ाइल में कोई पंक्ति नहीं है।',
  'Wrong cells: {{problems}}. Rows in the file: {{rows}}.': 'गलत खाने: {{problems}}। फ़ाइल में पंक्तियाँ: {{rows}}।',
  'Rows in the file: {{rows}}. New: {{fresh}}, changed: {{changed}}, unchanged: {{same}}.':
    'फ़ाइल में पंक्तियाँ: {{rows}}। नई: {{fresh}}, बदली हुई: {{changed}}, ज्यों की त्यों: {{same}}।',
  'Everything in this file is already stored. Importing it would change nothing.':
    'इस फ़ाइल की सारी जानकारी पहले से मौजूद है: इसे आयात करने से कुछ नहीं बदलेगा।',
  'Only the first sheet is read. Not read: {{sheets}}': 'केवल पहली शीट पढ़ी जाती है। ये नहीं पढ़ी जातीं: {{sheets}}',
  'These columns are not used: {{columns}}': 'ये कॉलम काम में नहीं लिए जाते: {{columns}}',
  'Nothing can be imported yet. Please correct these cells in the file and choose it again.':
    'अभी कुछ आयात नहीं हो सकता। कृपया फ़ाइल में ये खाने ठीक करें और उसे फिर से चुनें।',
  'Preview of the first rows': 'पहली पंक्तियों की झलक',
  Effect: 'असर',
  'Readings by month': 'महीने के अनुसार रीडिंग',
  New: 'नई',
  'Will change': 'बदलेगी',
  Changed: 'बदला गया',
  Unchanged: 'ज्यों की त्यों',
  Row: 'पंक्ति',
  Column: 'कॉलम',
  'Value in the file': 'लिखा हुआ',
  'What is wrong': 'क्या गलत है',
  'Wrong cells': 'गलत खाने',
  'No cell is wrong.': 'कोई खाना गलत नहीं है।',
  Imported: 'आयात हो गया',
  'Import another file': 'दूसरी फ़ाइल आयात करें',
  Vaccinations: 'टीकाकरण',
  'Products of the office': 'कार्यालय की वस्तुएँ',
  'Products of the book centre': 'पुस्तक केंद्र की वस्तुएँ',
  'Products of Bhandar Ghar': 'भंडार घर की वस्तुएँ',
  'Houses with a meter': 'मीटर वाले मकान',
  'Readings of meters': 'मीटर की रीडिंग',
  LEFT: 'बाएँ',
  CENTER: 'बीच',
  RIGHT: 'दाएँ',
  DESI: 'देसी',
  WESTERN: 'वेस्टर्न',
  yes: 'हाँ',
  no: 'नहीं',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
