import { bilingual } from './bilingual.ts'

/** Hindi texts of the schemas and the server: selling at the tills. */
export default {
  ...bilingual,
  'Please scan Satsangi Card before accepting Bhaint.': 'भेंट स्वीकार करने से पहले कृपया सत्संगी कार्ड स्कैन करें।',
  'Only Prasad can be given against Bhaint, at price 0.': 'भेंट के बदले केवल प्रसाद दिया जाता है, मूल्य 0 पर।',
  'Please select products for sale before clicking Payments option.': 'भुगतान से पहले कृपया बिक्री की वस्तुएँ चुनें।',
  'Please enter From Date': 'कृपया आरंभ की तारीख़ लिखें',
  'Please enter To Date': 'कृपया अंत की तारीख़ लिखें',
  'From Date must be less than To Date.': 'आरंभ की तारीख़ अंत की तारीख़ से पहले होनी चाहिए।',
  'The code of this meal belongs to another receipt. Please sell it again.':
    'इस भोजन का कोड दूसरी रसीद का है। कृपया इसे फिर से बेचें।',
  'A meal can be sold for today or a later day.': 'भोजन केवल आज या आगे के किसी दिन के लिए बेचा जा सकता है।',
  'A meal can be sold for at most {{count}} days.': 'भोजन अधिक से अधिक {{count}} दिनों के लिए बेचा जा सकता है।',
  'Dates overlap for Meal type selected. Please choose different dates.':
    'चुने गए भोजन की तारीख़ें एक-दूसरे से टकराती हैं। कृपया दूसरी तारीख़ें चुनें।',
  'Selected product is not meal type product. Can not set From and To Date for non Meal Type products.':
    'चुनी गई वस्तु भोजन नहीं है। तारीख़ें केवल भोजन के लिए होती हैं।',
  'The quantity is a whole number from 1 to {{most}}.': 'मात्रा 1 से {{most}} तक की पूर्ण संख्या होनी चाहिए।',
  'A sale can have at most {{count}} lines.': 'एक बिक्री में अधिक से अधिक {{count}} पंक्तियाँ हो सकती हैं।',
  'A sale can be at most {{most}}.': 'एक बिक्री अधिक से अधिक {{most}} की हो सकती है।',
  'The lines total {{amount}}. Please reload.': 'पंक्तियों का योग {{amount}} है। कृपया पेज फिर से लोड करें।',
  'The amount and the additional Bhent do not add up.': 'रक़म और अतिरिक्त भेंट का योग सही नहीं है।',
  'The cash does not cover the amount.': 'नकद, देय रक़म से कम है।',
  'The change is {{change}}.': 'वापसी {{change}} है।',
  'Line {{line}}: {{why}}': 'पंक्ति {{line}}: {{why}}',
  'This product belongs to another shop.': 'यह वस्तु दूसरी दुकान की है।',
  'There is no such product.': 'ऐसी कोई वस्तु नहीं है।',
  '{{name}} is currently not sold.': '{{name}} की बिक्री अभी बंद है।',
  'The price of {{name}} is now {{price}}.': '{{name}} का मूल्य अब {{price}} है।',
  'The barcode {{barcode}} now belongs to {{other}}, not {{name}}. Please remove the line and scan it again.':
    'बारकोड {{barcode}} अब {{other}} का है, {{name}} का नहीं। कृपया पंक्ति हटाएँ और फिर से स्कैन करें।',
  'The line total is {{total}}.': 'पंक्ति का योग {{total}} है।',
  'This session belongs to another counter or till.': 'यह सत्र किसी दूसरे काउंटर या कंप्यूटर का है।',
  '{{name}} was no longer sold when this ticket arrived.':
    'जब यह बिक्री पहुँची, तब {{name}} की बिक्री बंद हो चुकी थी।',
  '{{name}} had another type when it was sold. The ticket keeps the original type.':
    'बिकते समय {{name}} का प्रकार दूसरा था। बिक्री वैसी ही रहती है।',
  '{{name}} was sold at {{sold}}; its price is {{price}}.':
    '{{name}} की बिक्री {{sold}} में हुई; मूल्य {{price}} है।',
  '{{name}} was sold by the barcode {{barcode}}, which now belongs to {{other}}.':
    '{{name}} की बिक्री बारकोड {{barcode}} से हुई, जो अब {{other}} का है।',
  '{{name}} was sold for days from {{from}}; the ticket is dated {{day}}.':
    '{{name}} की बिक्री {{from}} से आगे के दिनों के लिए हुई, पर वह {{day}} को दर्ज है।',
  'Receipt {{number}} also has the UPI reference {{utr}}.': 'UPI संदर्भ {{utr}} रसीद {{number}} का भी है।',
  'It was sent by another person: {{name}}.': 'किसी और ने भेजी: {{name}}।',
  'It was sold by another person: {{name}}.': 'किसी और ने बेची: {{name}}।',
  'Sold as number {{number}} in a session that was closed meanwhile.':
    'संख्या {{number}} से उस सत्र में बिकी जो इस बीच बंद हो गया।',
  'Its printed receipt has the number {{number}}, which another receipt of this session has too.':
    'इसकी छपी हुई रसीद पर संख्या {{number}} है, जो इसी सत्र की दूसरी रसीद की भी है।',
  'Please enter a card number, a name or another detail': 'कृपया कार्ड संख्या, नाम या कोई और जानकारी लिखें',
  'There is no receipt with this number in this shop.': 'इस दुकान में इस संख्या की कोई रसीद नहीं है।',
  'The money was given back.': 'पैसे लौटा दिए गए।',
  'Please choose what to give back.': 'कृपया चुनें कि क्या लौटाया जा रहा है।',
  'There is no such line on this receipt.': 'इस रसीद पर ऐसी कोई पंक्ति नहीं है।',
  'Only {{amount}} of the additional Bhent can still be given back.':
    'अतिरिक्त भेंट में से अब केवल {{amount}} लौटाए जा सकते हैं।',
  'Nothing is given back by UPI. Please leave the reference empty.':
    'UPI से कुछ नहीं लौटाया जा रहा है। कृपया संदर्भ खाली छोड़ें।',
  'A refund cannot be given back.': 'लौटाई गई रक़म फिर से नहीं लौटाई जा सकती।',
  'Only {{count}} of {{name}} can still be given back: {{eaten}} was eaten.':
    '{{name}} में से अब केवल {{count}} लौटाए जा सकते हैं: {{eaten}} का भोजन हो चुका है।',
  'Only {{count}} of {{name}} can still be given back: {{eaten}} was eaten._one':
    '{{name}} में से अब केवल {{count}} लौटाया जा सकता है: {{eaten}} का भोजन हो चुका है।',
  'Only {{count}} of {{name}} can still be given back.': '{{name}} में से अब केवल {{count}} लौटाए जा सकते हैं।',
  'Only {{count}} of {{name}} can still be given back._one':
    '{{name}} में से अब केवल {{count}} लौटाया जा सकता है।',

  Ticket: 'टिकट',
  'Not implemented yet': 'अभी उपलब्ध नहीं है',
  "Open a cash session for a shop's till, or return the open one": 'दुकान के काउंटर पर रोकड़ सत्र खोला',
  'Ticket Created successfully.': 'बिक्री दर्ज हुई।',
  'Sell at the office': 'कार्यालय में बिक्री की',
  'Sell at the book centre': 'पुस्तक केंद्र में बिक्री की',
  'Sell at Bhandar Ghar': 'भंडार घर में बिक्री की',
  'Record a print of a ticket receipt': 'बिक्री की रसीद छापी',
  'Give back items of a ticket, or its additional Bhent': 'बिक्री की वस्तुएँ वापस लीं, या अतिरिक्त भेंट लौटाई',
  'Record that a ticket which waited in a till was reviewed': 'काउंटर पर रुकी बिक्री देख ली',
}
