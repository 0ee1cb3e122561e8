/** Hindi texts of the server that all sites with visits share: the gate and the memorial site. */
export default {
  'There is no such country': 'ऐसा कोई देश नहीं है',
  'There is no such visit': 'ऐसा कोई प्रवेश नहीं है',
  'This visitor is already inside.': 'ये आगंतुक पहले से भीतर हैं।',
  'No visitor inside has this number. Please check the ticket, or find the visitor in the list.':
    'इस संख्या से कोई भीतर नहीं है। कृपया टिकट जाँचें, या सूची में आगंतुक खोजें।',
  'This card shows only the last digits of its number. Please choose the visitor by name, or scan the ticket.':
    'इस कार्ड में संख्या के अंतिम अंक ही हैं। कृपया नाम से आगंतुक चुनें, या टिकट स्कैन करें।',
  'No visitor inside has this number. These visitors entered with a card that has the same last digits: please choose by name, or scan the ticket.':
    'इस संख्या से कोई भीतर नहीं है। ये आगंतुक इन्हीं अंतिम अंकों के कार्ड से आए थे: कृपया नाम से चुनें, या टिकट स्कैन करें।',
  'Marking out can be undone only within two minutes. Please enter the visitor again.':
    'निकास दो मिनट तक वापस किया जा सकता है। कृपया आगंतुक का प्रवेश फिर से दर्ज करें।',
  'This visitor was already marked out at {{moment}}.': 'इस आगंतुक का निकास पहले दर्ज हो चुका है: {{moment}}।',
  'Several entries are open with this card: {{one}}, {{other}}. Please scan the ticket.':
    'इस कार्ड से कई प्रवेश खुले हैं: {{one}}, {{other}}। कृपया टिकट स्कैन करें।',
  'A quarter of an hour belongs to one day. Please choose a single day.':
    'पंद्रह मिनट एक ही दिन के हो सकते हैं। कृपया एक ही दिन चुनें।',
  'There is no such receipt': 'ऐसी कोई रसीद नहीं है',
  'No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.':
    'स्कैन किए गए आधार कार्ड से कोई सत्संगी या आगंतुक नहीं मिला। कृपया व्यवस्थापक से संपर्क करें।',
  'Undo marking out a visit, within two minutes': 'आगंतुक के बाहर जाने की प्रविष्टि दो मिनट के भीतर वापस ली',
}
