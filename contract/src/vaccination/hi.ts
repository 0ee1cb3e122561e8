/** Hindi texts of the schemas and the server: vaccinations. */
export default {
  'Please provide at least one Vaccination Detail': 'कृपया कम से कम एक टीके का विवरण दें',
  'At most {{count}} doses': 'अधिक से अधिक {{count}} ख़ुराकें',
  'Doses are numbered from 1, in the order in which they were given': 'ख़ुराकों के क्रमांक 1 से, लगने के क्रम में होते हैं',
  'Dose {{dose}} cannot be before dose {{before}}': 'ख़ुराक {{dose}} ख़ुराक {{before}} से पहले की नहीं हो सकती',
  'The date of a dose cannot be after today': 'ख़ुराक की तारीख़ आज के बाद की नहीं हो सकती',
  'The date of birth cannot be after today': 'जन्म तिथि आज के बाद की नहीं हो सकती',
  'The date of birth cannot be after a dose': 'जन्म तिथि किसी ख़ुराक के बाद की नहीं हो सकती',
  'Please enter at least 5 characters of the card': 'कृपया कार्ड के कम से कम 5 अक्षर लिखें',
  'This vaccine is no longer given. Please choose another one.': 'यह टीका अब नहीं लगाया जाता। कृपया दूसरा चुनें।',
  'There is no such vaccine type': 'ऐसा कोई टीका नहीं है',
  'A vaccine type with this name already exists': 'इस नाम का टीका पहले से है',
  'There is no such vaccination record': 'टीकाकरण का ऐसा कोई रिकॉर्ड नहीं है',
  'This record was changed meanwhile. Please open it again.':
    'यह रिकॉर्ड इस बीच बदल गया है। कृपया इसे फिर से खोलें।',
  'This person already has a record: Sr.No {{srNo}}. Please add the dose there.':
    'इस व्यक्ति का रिकॉर्ड पहले से है: क्रमांक {{srNo}}। कृपया ख़ुराक वहीं जोड़ें।',
  'Another person has this name and mobile number, card or Aadhaar number.':
    'यह नाम और मोबाइल नंबर, कार्ड या आधार संख्या किसी और की है।',
  'Please choose another record': 'कृपया दूसरा रिकॉर्ड चुनें',
  'These records belong to two people: their cards or Aadhaar numbers differ.':
    'ये रिकॉर्ड दो व्यक्तियों के हैं: इनके कार्ड या आधार संख्या अलग हैं।',
  'Dose {{dose}} differs between the two records. Please enter all doses in the record you keep, or keep the other one.':
    'दोनों रिकॉर्ड में ख़ुराक {{dose}} अलग है। कृपया सभी ख़ुराकें उस रिकॉर्ड में लिखें जो रहेगा, या दूसरा रिकॉर्ड रखें।',
  'The record with this name was merged into Sr.No {{srNo}}. Please use the name of that record.':
    'इस नाम का रिकॉर्ड क्रमांक {{srNo}} में मिलाया गया है। कृपया नाम वैसे ही लिखें जैसे वहाँ है।',
  'Please enter the name of a vaccine that this venue knows': 'कृपया ऐसे टीके का नाम लिखें जो यहाँ दर्ज है',
  'Please enter the vaccine and the day of dose {{dose}}': 'कृपया ख़ुराक {{dose}} का टीका और दिन लिखें',
  'This row matches two records: Sr.No {{srNo}} by Aadhaar number and Sr.No {{other}} by name and mobile number. Please correct the file or a record.':
    'यह पंक्ति दो रिकॉर्ड से मेल खाती है: आधार संख्या क्रमांक {{srNo}} की है, नाम और मोबाइल नंबर क्रमांक {{other}} के। कृपया फ़ाइल या रिकॉर्ड सुधारें।',
  'Row {{row}} already has this person': 'पंक्ति {{row}} में यह व्यक्ति पहले से है',
  'The record of row {{row}} was changed meanwhile. Please import the file again.':
    'पंक्ति {{row}} का रिकॉर्ड इस बीच बदल गया है। कृपया फ़ाइल फिर से आयात करें।',

  'Add a vaccine type': 'टीका जोड़ा',
  'Change a vaccine type, or switch it off': 'टीका बदला या बंद किया',
  'Print a vaccination card': 'टीकाकरण कार्ड छापा',
  'Vaccinated persons, one page at a time': 'टीका लगे व्यक्तियों की सूची देखी',
  'See the doses of a person': 'किसी व्यक्ति की ख़ुराकें देखीं',
  'Change the vaccination record of a person': 'किसी व्यक्ति का टीकाकरण रिकॉर्ड बदला',
  'Record the vaccinations of a person': 'किसी व्यक्ति के टीके दर्ज किए',
  'A merge can be undone only within two minutes.': 'मिलाए गए रिकॉर्ड केवल दो मिनट के भीतर अलग किए जा सकते हैं।',
  'Sr.No {{other}} was already merged into Sr.No {{srNo}}.':
    'क्रमांक {{other}} पहले ही क्रमांक {{srNo}} में मिलाया जा चुका है।',
  'Sr.No {{other}} and Sr.No {{srNo}} are two records. There is no merge to undo.':
    'क्रमांक {{other}} और क्रमांक {{srNo}} दो अलग रिकॉर्ड हैं। अलग करने को कुछ नहीं है।',
  'Undo the merge of two vaccination records, within two minutes': 'मिलाए गए टीकाकरण रिकॉर्ड अलग किए',
  'Merge two vaccination records of one person': 'एक व्यक्ति के दो टीकाकरण रिकॉर्ड मिलाए',
  Vaccination: 'टीकाकरण',
  'Vaccine type': 'टीका',
}
