import vaccination from '@nivas/contract/vaccination/hi.ts'

/** The Hindi of the vaccination area. */
const hi = {
  ...vaccination,
  'Add Vaccination Entry': 'टीकाकरण जोड़ें',
  'Edit Person Details': 'व्यक्ति का विवरण बदलें',
  'Search by I-Card': 'आई-कार्ड से खोजें',
  'The registry is searched once you have typed 5 characters.': '5 अक्षर लिखते ही रजिस्टर में खोज होती है।',
  'No card begins with these characters. Please fill in the form.':
    'इन अक्षरों से शुरू होने वाला कोई कार्ड नहीं है। कृपया फ़ॉर्म भरें।',
  'First Name': 'नाम',
  'Last Name': 'उपनाम',
  'Mobile Number': 'मोबाइल नंबर',
  'Mobile No': 'मोबाइल नंबर',
  Address: 'पता',
  'AadharCard No': 'आधार कार्ड संख्या',
  AadharCard: 'आधार कार्ड',
  'I-Card': 'आई-कार्ड',
  'Not this card': 'यह कार्ड नहीं',
  'This person already has a record: Sr.No {{srNo}}. Add the next dose here.':
    'इस व्यक्ति का रिकॉर्ड पहले से है: क्रमांक {{srNo}}। अगली ख़ुराक यहीं जोड़ें।',
  'This person already has both doses: Sr.No {{srNo}}.': 'इस व्यक्ति को दोनों ख़ुराकें लग चुकी हैं: क्रमांक {{srNo}}।',
  'Date of birth': 'जन्म तिथि',
  'Vaccination Doses': 'टीके की ख़ुराकें',
  'Two doses on the same day?': 'एक ही दिन दो ख़ुराकें?',
  'Both doses are dated {{day}}. Is that right?': 'दोनों ख़ुराकें {{day}} की हैं। क्या यह सही है?',
  'Yes, on the same day': 'हाँ, एक ही दिन',
  'Dose {{dose}}: vaccine': 'ख़ुराक {{dose}}: टीका',
  'Dose {{dose}}: date': 'ख़ुराक {{dose}}: तारीख़',
  'Dose {{dose}}: {{vaccine}}, {{day}}': 'ख़ुराक {{dose}}: {{vaccine}}, {{day}}',
  'Add Dose': 'ख़ुराक जोड़ें',
  'Remove Dose': 'ख़ुराक हटाएँ',
  'Something went when wrong getting Person Vaccination information. Please contact administrator.':
    'टीकाकरण की जानकारी नहीं मिल सकी। कृपया व्यवस्थापक से संपर्क करें।',
  'Something went when wrong while printing card. Please contact administrator.':
    'कार्ड नहीं छप सका। कृपया व्यवस्थापक से संपर्क करें।',

  'Covid 19 Vaccination Record Card': 'कोविड 19 टीकाकरण कार्ड',
  'Sr.No': 'क्रमांक',
  Name: 'नाम',
  Age: 'उम्र',
  'Dose Number': 'ख़ुराक',
  'Vaccination Name': 'टीके का नाम',
  'Vaccination Date': 'टीके की तारीख़',
  'Vaccine Name': 'टीके का नाम',
  Date: 'तारीख़',
  'Code of the card': 'कार्ड का कोड',
  'Secretary Signature': 'सचिव के हस्ताक्षर',
  'Scan the code to check this card.': 'यह कार्ड जाँचने के लिए कोड स्कैन करें।',
  'Print number {{number}}': '{{number}} बार छपा',

  Merge: 'मिलाएँ',
  'Merge records of one person': 'एक व्यक्ति के रिकॉर्ड मिलाएँ',
  'Search the other record': 'दूसरा रिकॉर्ड खोजें',
  'Name, mobile number or Sr.No': 'नाम, मोबाइल नंबर या क्रमांक',
  'No record found.': 'कोई रिकॉर्ड नहीं मिला।',
  'Record to keep': 'यह रिकॉर्ड रहेगा',
  'Record to merge into it. This can be undone for two minutes.':
    'यह रिकॉर्ड उसमें मिलाएँ; दो मिनट के भीतर इन्हें फिर अलग किया जा सकता है',
  'Sr.No {{other}} is merged into Sr.No {{srNo}}.': 'क्रमांक {{other}} को क्रमांक {{srNo}} में मिलाया गया।',
  'Sr.No {{other}} and Sr.No {{srNo}} are two records again.':
    'क्रमांक {{other}} और क्रमांक {{srNo}} फिर दो रिकॉर्ड हैं।',
  'Sr.No {{srNo}}': 'क्रमांक {{srNo}}',

  Vaccinations: 'टीकाकरण',
  'No of Doses': 'ख़ुराकों की संख्या',
  'Vaccine Information': 'टीके की जानकारी',
  'Show Vaccinations': 'टीके दिखाएँ',
  'Hide Vaccinations': 'टीके छिपाएँ',
  'Print Card': 'कार्ड छापें',
  'Everyone with a recorded vaccination appears here.': 'जिनके टीके दर्ज हैं वे सब यहाँ दिखेंगे।',
  'Name, mobile or address': 'नाम, मोबाइल या पता',
  'Only one dose': 'केवल एक ख़ुराक',
  'Two doses': 'दो ख़ुराकें',
  'Sort by: Sr.No': 'क्रम: क्रमांक',
  'Sort by: Name': 'क्रम: नाम',
  'Sort by: No of Doses': 'क्रम: ख़ुराकें',
  'Vaccinated: {{what}}': 'टीका लगा: {{what}}',

  'Vaccine types': 'टीकों के नाम',
  'Add vaccine type': 'टीका जोड़ें',
  'Edit vaccine type': 'टीका बदलें',
  Active: 'चालू',
  'No vaccine type is in use.': 'अभी कोई टीका उपयोग में नहीं है।',
  'No vaccine types yet. Add the first one.': 'अभी कोई टीका दर्ज नहीं है। पहला जोड़ें।',
  'A vaccine that is switched off stays on existing cards and is no longer offered.':
    'बंद किया गया टीका पुराने कार्डों पर बना रहता है, पर नए फ़ॉर्म में नहीं दिखता।',

  'Vaccination report': 'टीकाकरण रिपोर्ट',
  'Dose 1': 'ख़ुराक 1',
  'Dose 2': 'ख़ुराक 2',
  'Under 18': '18 से कम',
  '18 to 44': '18 से 44',
  '45 to 59': '45 से 59',
  '60 and over': '60 या अधिक',
  'Age unknown': 'उम्र अज्ञात',
  'All doses': 'सभी ख़ुराकें',
  'Doses given on these days appear here.': 'इन दिनों में लगी ख़ुराकें यहाँ दिखेंगी।',

  'This card is genuine.': 'यह कार्ड असली है।',
  'This card is not genuine.': 'यह कार्ड असली नहीं है।',
  'Its code was not issued by this venue, or was altered.':
    'इसका कोड इस परिसर का नहीं है, या बाद में बदला गया है।',
  'This is not the code of a vaccination card, or it is incomplete.':
    'यह कोड टीकाकरण कार्ड का नहीं है, या पूरा नहीं है।',
  "Please scan the card's whole code again.": 'कृपया कार्ड का पूरा कोड फिर से स्कैन करें।',
  'The card could not be checked.': 'कार्ड की जाँच नहीं हो सकी।',
  "Your phone's camera opens this page from the code. You can also paste the code here.":
    'फ़ोन का कैमरा कोड से यही पेज खोलता है। आप कोड यहाँ चिपका भी सकते हैं।',
  'Check the card': 'कार्ड जाँचें',
  "Compare the name with the person's photo ID.": 'नाम को व्यक्ति के फ़ोटो वाले कार्ड से मिलाएँ।',
  '{{count}} people with a vaccination': 'टीका लगे {{count}} लोग',
  '{{count}} people with a vaccination_one': 'टीका लगा {{count}} व्यक्ति',
  '{{count}} vaccine types': '{{count}} टीके',
  '{{count}} vaccine types_one': '{{count}} टीका',
  '{{count}} doses, {{only}} with the second still to come': '{{count}} ख़ुराकें, {{only}} की दूसरी ख़ुराक बाकी',
  '{{count}} doses, {{only}} with the second still to come_one': '{{count}} ख़ुराक, {{only}} की दूसरी ख़ुराक बाकी',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
