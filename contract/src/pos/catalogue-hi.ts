/** Hindi texts of the schemas and the server: categories, products, stock and devices of the shops. */
const hi = {
  Bhaint: 'भेंट',
  Prasad: 'प्रसाद',
  Meal: 'भोजन',
  Lunch: 'दोपहर का भोजन',
  Dinner: 'रात का भोजन',
  'This is a required field. Contains 20 characters': 'यह भरना ज़रूरी है। अधिक से अधिक 20 अक्षर',
  'Please enter letters A to Z, digits and signs only': 'कृपया केवल A से Z तक के अक्षर, अंक और चिह्न लिखें',
  'Please only enter numeric characters only for Current Stock': 'कृपया वर्तमान स्टॉक में केवल अंक लिखें',
  'Please enter an address such as AA:BB:CC:DD:EE:FF': 'कृपया AA:BB:CC:DD:EE:FF जैसा पता लिखें',
  'A category can have only one type': 'एक श्रेणी का एक ही प्रकार हो सकता है',
  'This shop has no categories of this type': 'इस दुकान में इस प्रकार की श्रेणियाँ नहीं हैं',
  'Only a meal can have a meal type': 'भोजन का प्रकार केवल भोजन का होता है',
  'A category with this name already exists here': 'यहाँ इस नाम की श्रेणी पहले से है',
  'There is no such category in this shop': 'इस दुकान में ऐसी कोई श्रेणी नहीं है',
  'Several categories have this name. Please write the parent category too, such as Hindi / Poetry':
    'इस नाम की कई श्रेणियाँ हैं। कृपया उनके ऊपर की श्रेणियाँ भी लिखें, जैसे हिन्दी / काव्य',
  'A category cannot be below itself': 'कोई श्रेणी अपने ही नीचे नहीं हो सकती',
  'There is no such product in this shop': 'इस दुकान में ऐसी कोई वस्तु नहीं है',
  'There is no such picture in this shop': 'इस दुकान में ऐसा कोई चित्र नहीं है',
  'There is no such picture': 'ऐसा कोई चित्र नहीं है',
  'There is no such device': 'ऐसा कोई उपकरण नहीं है',
  'A device with this address already exists': 'इस पते का उपकरण पहले से है',
  'This device is not enabled.': 'यह उपकरण चालू नहीं है।',
  'The enabled product {{name}} already has this barcode': 'चालू वस्तु {{name}} का यही बारकोड है',
  'No Product Found with Scanned Barcode.': 'स्कैन किए गए बारकोड की कोई वस्तु नहीं मिली।',
  'Stock is not counted for this product': 'इस वस्तु का स्टॉक नहीं रखा जाता',
  'The stock has changed since this form was opened and is now {{count}}. Please check the count and submit again.':
    'यह फ़ॉर्म खुलने के बाद स्टॉक बदल गया है: अब {{count}} है। कृपया गिनती जाँचें और फिर भेजें।',
  'The stock of a product can be at most {{count}}': 'किसी वस्तु का स्टॉक अधिक से अधिक {{count}} हो सकता है',
  'A price can apply from today at the earliest': 'मूल्य आज से या आगे के किसी दिन से लागू हो सकता है',
  'A price that already applies cannot be taken back. Please enter a new one.':
    'जो मूल्य लागू हो चुका है, वह वापस नहीं लिया जा सकता। कृपया नया मूल्य लिखें।',
  'A product in this file was changed meanwhile. Please import the file again.':
    'इस फ़ाइल की एक वस्तु इस बीच बदल गई है। कृपया फ़ाइल फिर से आयात करें।',
  'No price is planned for this day.': 'इस दिन के लिए आगे का कोई मूल्य नहीं है।',
  'Another price was meanwhile entered for this day. Please enter a new one.':
    'इस बीच इस दिन के लिए दूसरा मूल्य लिखा गया। कृपया नया मूल्य लिखें।',

  'Row {{row}} already has this barcode': 'पंक्ति {{row}} में यही बारकोड पहले से है',

  Category: 'श्रेणी',
  Product: 'वस्तु',
  Device: 'उपकरण',
  Picture: 'चित्र',
  'Add a category of a shop': 'दुकान की श्रेणी जोड़ी',
  "Change a shop's category, or switch it off or on": 'दुकान की श्रेणी बदली, बंद या चालू की',
  'Add a product of a shop, with its stock': 'दुकान की वस्तु जोड़ी',
  "Change a shop's product, its future prices and its stock": 'दुकान की वस्तु बदली',
  'Take back a price that does not apply yet': 'आगे का मूल्य वापस लिया',
  'Restore a price of a product that was taken back': 'वापस लिया गया मूल्य फिर लागू किया',
  'Add to the stock of a product': 'वस्तु का स्टॉक बढ़ाया',
  'Correct the stock of a product to the counted quantity': 'वस्तु का स्टॉक गिनती से ठीक किया',
  'Upload an image for a category or product of a shop': 'दुकान के लिए चित्र अपलोड किया',
  'Add a device': 'उपकरण जोड़ा',
  'Change a device, or switch it off or on': 'उपकरण बदला, बंद या चालू किया',
}
export default hi
