import receipts from '@nivas/contract/receipts/hi.ts'

/** The Hindi texts that counters show about receipts. */
const hi = {
  ...receipts,
  'Printing Job sent successfully.': 'छपाई के लिए सफलतापूर्वक भेज दिया गया।',
  'Print Failed. Please check Print service is running.': 'छपाई नहीं हुई। कृपया देखें कि प्रिंट सेवा चल रही है।',
  'Print Failed: {{message}}': 'छपाई नहीं हुई: {{message}}',
  'Re-Print': 'फिर से छापें',
  DUPLICATE: 'प्रतिलिपि',
  'Print {{number}}, {{moment}}': 'छपाई {{number}}, {{moment}}',
  'Receipt printer': 'रसीद प्रिंटर',
  'Print on receipt printer': 'रसीद प्रिंटर पर छापें',
  'Receipts of this computer are printed on its receipt printer.':
    'इस कंप्यूटर की रसीदें इसके रसीद प्रिंटर पर छपती हैं।',
  'This computer has no receipt printer yet.': 'इस कंप्यूटर के लिए अभी कोई रसीद प्रिंटर नहीं चुना गया है।',
  'Address of the print service': 'प्रिंट सेवा का पता',
  'Please enter an address on this computer, such as http://localhost:8000/print/':
    'कृपया इसी कंप्यूटर का पता लिखें, जैसे http://localhost:8000/print/',
  'This page is open without https. Chrome and Edge then block access to the printer of this computer, unless its administrator allows it.':
    'यह पेज https के बिना खुला है। ऐसे में Chrome और Edge इसे इस कंप्यूटर के प्रिंटर तक नहीं पहुँचने देते, जब तक कंप्यूटर के व्यवस्थापक अनुमति न दें।',
  'Use no receipt printer': 'रसीद प्रिंटर न रखें',
  'Print a test page': 'जाँच का पन्ना छापें',
  'Save printer': 'प्रिंटर सहेजें',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
