import type { Catalogue } from '../patterns.ts'

/** Receipts: what counters say about them, and what the print service answers. */
export const printing: Catalogue = {
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
  'This page is open without https. Chrome and Edge then keep it from the printer of this computer, unless whoever manages the computer allows it.':
    'यह पेज https के बिना खुला है। ऐसे में Chrome और Edge इसे इस कंप्यूटर के प्रिंटर तक नहीं पहुँचने देते, जब तक कंप्यूटर के व्यवस्थापक अनुमति न दें।',
  'Use no receipt printer': 'रसीद प्रिंटर न रखें',
  'Print a test page': 'जाँच का पन्ना छापें',
  'Save printer': 'प्रिंटर सहेजें',

  'The printer cannot be reached. Please switch it on and check its cable, then print again.':
    'प्रिंटर से संपर्क नहीं हो पा रहा है। कृपया उसे चालू करें और तार जाँचें, फिर दोबारा छापें।',
  'The printer is out of paper. Please put in a new roll, then print again.':
    'प्रिंटर में काग़ज़ ख़त्म है। कृपया नया रोल लगाएँ, फिर दोबारा छापें।',
  "The printer's cover is open. Please close it, then print again.":
    'प्रिंटर का ढक्कन खुला है। कृपया उसे बंद करें, फिर दोबारा छापें।',
  'The printer is not ready. Please look at its lights, then print again.':
    'प्रिंटर तैयार नहीं है। कृपया उसकी बत्तियाँ देखें, फिर दोबारा छापें।',
  'It is not known whether this was printed. Please look at the printer; what is printed again says DUPLICATE.':
    'पता नहीं कि यह छपा या नहीं। कृपया प्रिंटर देखें; फिर से छापने पर उस पर ‘प्रतिलिपि’ लिखा होगा।',
}
