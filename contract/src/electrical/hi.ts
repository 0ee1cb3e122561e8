/** Hindi texts of the schemas and the server: houses, readings, bills and dues. */
export default {
  'Record added successfully.': 'रिकॉर्ड सफलतापूर्वक जोड़ दिया गया।',
  'Please enter letters, digits and spaces only': 'कृपया केवल अक्षर, अंक और खाली जगह लिखें',
  'Please enter letters, digits, spaces, dots, slashes and hyphens only':
    'कृपया केवल अक्षर, अंक, खाली जगह, बिंदु, स्लैश और हाइफ़न लिखें',
  'The same Bhaint type is listed twice': 'एक ही भेंट प्रकार दो बार दिया गया है',
  'A satsangi group with this name already exists': 'इस नाम का सत्संगी समूह पहले से है',
  'An electric line with this name already exists': 'इस नाम की बिजली लाइन पहले से है',
  'A Bhaint type with this name already exists': 'इस नाम का भेंट प्रकार पहले से है',
  'A house with this number already exists': 'इस संख्या का मकान पहले से है',
  'There is no such satsangi group': 'ऐसा कोई सत्संगी समूह नहीं है',
  'There is no such electric line': 'ऐसी कोई बिजली लाइन नहीं है',
  'There is no such Bhaint type': 'ऐसा कोई भेंट प्रकार नहीं है',
  'There is no such house': 'ऐसा कोई मकान नहीं है',
  'This electric line is switched off': 'यह बिजली लाइन बंद है',
  'A house can have only one charge per unit': 'एक मकान पर यूनिट के हिसाब से एक ही शुल्क लग सकता है',
  'Houses already use this Bhaint type, so it cannot switch between a fixed amount and a rate. Please add another Bhaint type.':
    'यह भेंट प्रकार मकानों पर लग रहा है, इसलिए इसे निश्चित रक़म से दर में या दर से निश्चित रक़म में नहीं बदला जा सकता। कृपया दूसरा भेंट प्रकार जोड़ें।',
  'A Bhaint type was changed meanwhile. Please reload.':
    'एक भेंट प्रकार इस बीच बदल गया है। कृपया पेज फिर से लोड करें।',

  'Reading Month can not be in future.': 'रीडिंग का महीना आगे का नहीं हो सकता।',
  'Only one month in past is allowed for reading.': 'रीडिंग के लिए केवल पिछला एक महीना चुना जा सकता है।',
  'This field can only contain numbers and it must be greater than 0.':
    'यहाँ केवल संख्या लिखी जा सकती है और वह 0 से अधिक होनी चाहिए।',
  'Please enter a reading with at most 2 decimals': 'कृपया रीडिंग दशमलव के बाद अधिक से अधिक 2 अंकों तक लिखें',
  'No meter has this many digits. Please check them.': 'किसी मीटर में इतने अंक नहीं होते। कृपया अंक मिलाएँ।',
  'Reading must be 0 or greater. Please enter valid value.':
    'रीडिंग 0 या अधिक होनी चाहिए। कृपया सही रीडिंग लिखें।',
  'Current Reading must be greater or equal to Previous reading when New Meter is not checked. Please enter valid value.':
    'नया मीटर न होने पर वर्तमान रीडिंग पिछली रीडिंग के बराबर या अधिक होनी चाहिए। कृपया सही रीडिंग लिखें।',
  'Current Reading cannot be empty when New Meter is checked. Please enter valid value.':
    'नया मीटर होने पर वर्तमान रीडिंग खाली नहीं हो सकती। कृपया सही रीडिंग लिखें।',
  'The final reading of the old meter must not be below its previous reading.':
    'पुराने मीटर की अंतिम रीडिंग उसकी पिछली रीडिंग से कम नहीं हो सकती।',
  'The reading of the new meter must not be below its first reading.':
    'नए मीटर की रीडिंग उसकी पहली रीडिंग से कम नहीं हो सकती।',
  'No units, though this house used {{usual}} a month.':
    'कोई यूनिट नहीं, जबकि इस मकान में महीने में {{usual}} यूनिट लगती थीं।',
  'A cash payment has no description. Please choose the payment method it belongs to.':
    'नकद के लिए विवरण नहीं होता। कृपया भुगतान का वह माध्यम चुनें जिसका यह विवरण है।',
  'This house owes Rs. {{amount}}. Please collect it with Pay Dues before collecting an advance.':
    'इस मकान पर ₹{{amount}} बकाया हैं। अग्रिम लेने से पहले कृपया इन्हें ‘बकाया लें’ से लें।',
  '{{units}} units are more than {{most}}, and this house had no earlier use. Please check the digits.':
    '{{units}} यूनिट {{most}} से अधिक हैं, और इस मकान में पहले उपयोग नहीं था। कृपया अंक मिला लें।',
  '{{units}} units are over three times the usual {{usual}}.':
    '{{units}} यूनिट सामान्य {{usual}} के तीन गुने से अधिक हैं।',

  'The next reading is {{reading}}. Please enter this or less.':
    'अगली रीडिंग {{reading}} है। कृपया उससे अधिक न लिखें।',
  '{{units}} units exceed the maximum bill. Please check the reading.':
    '{{units}} यूनिट का मूल्य बिल की सीमा से अधिक है। कृपया रीडिंग जाँचें।',
  'The next reading would have {{units}} units, which exceeds the maximum bill.':
    'अगली रीडिंग में {{units}} यूनिट होंगी, जिनका मूल्य बिल की सीमा से अधिक है।',
  'Records saved successfully.': 'रिकॉर्ड सफलतापूर्वक सहेजे गए।',
  'The same house is listed twice': 'एक ही मकान दो बार दिया गया है',
  'Line {{line}} is switched off. Nothing was saved.': 'लाइन {{line}} बंद है। कुछ भी सहेजा नहीं गया।',
  'House {{houses}} was read meanwhile. Nothing was saved. Please reload.':
    'मकान {{houses}} की रीडिंग इस बीच हो चुकी है। कुछ भी सहेजा नहीं गया। कृपया पेज फिर से लोड करें।',
  'The reading of house {{houses}} is wrong. Nothing was saved.':
    'मकान {{houses}} की रीडिंग सही नहीं है। कुछ भी सहेजा नहीं गया।',
  'This house is no longer read on this line. Please reload.':
    'इस मकान की रीडिंग अब इस लाइन पर नहीं होती। कृपया पेज फिर से लोड करें।',
  'This house has changed meanwhile. Please reload.': 'यह मकान इस बीच बदल गया है। कृपया पेज फिर से लोड करें।',
  'An estimate is the average of three months and cannot exceed the next reading, {{reading}}.':
    'अनुमान तीन महीनों का औसत होता है और अगली रीडिंग ({{reading}}) से अधिक नहीं हो सकता।',
  'Description must be supplied when changing the current reading.': 'वर्तमान रीडिंग बदलने पर विवरण देना ज़रूरी है।',
  'This description is from an earlier change. Please describe this change.':
    'यह विवरण किसी पहले के बदलाव का है। कृपया इस बदलाव का विवरण लिखें।',
  'There is no such reading': 'ऐसी कोई रीडिंग नहीं है',
  'There is no such bill': 'ऐसा कोई बिल नहीं है',
  'This does not change the bill.': 'इससे बिल नहीं बदलता।',

  'Please select the amounts before clicking save button ': 'कृपया सहेजने से पहले रक़में चुनें',
  'Please select positive amount along with negative before saving a record.':
    'कृपया सहेजने से पहले जमा के साथ देय रक़म भी चुनें।',
  'Please enter Amount Received in number only before saving a record.':
    'कृपया सहेजने से पहले मिली रक़म केवल संख्या में लिखें।',
  'Receiving amount should be less than or equal to selected amount.':
    'मिली रक़म चुनी हुई रक़म के बराबर या उससे कम होनी चाहिए।',

  'Nothing to apply. Closing window.': 'लगाने के लिए कोई रक़म नहीं है। विंडो बंद हो रही है।',
  'Payment applied successfully.': 'भुगतान सफलतापूर्वक दर्ज हुआ।',
  'The same bill is listed twice': 'एक ही बिल दो बार दिया गया है',
  'The dues have changed meanwhile. Please check them again.': 'बकाया इस बीच बदल गया है। कृपया इसे फिर से देखें।',
  'These bills belong to more than one house.': 'ये बिल एक से अधिक मकानों के हैं।',
  'The payment date must be today. Please reload.': 'भुगतान की तारीख़ आज की होनी चाहिए। कृपया पेज फिर से लोड करें।',
  'This payment was sent for another house.': 'यह भुगतान किसी और मकान के लिए भेजा गया था।',
  'This payment was already collected with receipt {{number}}.':
    'यह भुगतान रसीद {{number}} के साथ पहले ही लिया जा चुका है।',
  'There is no such payment': 'ऐसा कोई भुगतान नहीं है',
  'Only a payment that brought in money can be reversed.': 'केवल वही भुगतान वापस लिया जा सकता है जिससे पैसे मिले।',
  'This payment was already reversed.': 'यह भुगतान पहले ही वापस लिया जा चुका है।',

  'Please enter a Bhaint type and its amount, such as Line upkeep: 60':
    'कृपया भेंट प्रकार और उसकी रक़म लिखें, जैसे Line upkeep: 60',
  'Please enter a month, such as 11/2026': 'कृपया महीना लिखें, जैसे 11/2026',
  'Row {{row}} already has this house': 'पंक्ति {{row}} में यह मकान पहले से है',
  'Row {{row}} already has this house and month': 'पंक्ति {{row}} में यह मकान और महीना पहले से है',
  'This house was already read, so its first reading stays {{reading}}.':
    'इस मकान की रीडिंग हो चुकी है: इसकी पहली रीडिंग {{reading}} रहेगी।',
  'This house was already read as {{reading}} in this month. Please correct it in House Reading Edit.':
    'इस महीने इस मकान की रीडिंग {{reading}} दर्ज है। कृपया उसे ‘मकान की रीडिंग बदलें’ में सुधारें।',
  'Row {{row}}, house {{house}}, was changed meanwhile: {{wrong}}':
    'पंक्ति {{row}}, मकान {{house}}, इस बीच बदल गया है: {{wrong}}',
  'This house or its line is switched off.': 'यह मकान या इसकी लाइन बंद है।',
  'Dues payment': 'बकाया का भुगतान',
  'Collect dues of a house, using its credits, for the bills shown': 'मकान का बकाया लिया',
  'Collect an advance from a house': 'मकान से अग्रिम लिया',
  'Record a print of a dues receipt and return what to print': 'बकाया की रसीद छापी',
  'There is no such receipt': 'ऐसी कोई रसीद नहीं है',
  'Reverse a payment, such as a bounced cheque, so that the amount is owed again': 'भुगतान वापस लिया',
  'Satsangi group': 'सत्संगी समूह',
  'Electric line': 'बिजली लाइन',
  'Bhaint type': 'भेंट प्रकार',
  'Satsangi profile': 'सत्संगी प्रोफ़ाइल',
  'Add a satsangi group': 'सत्संगी समूह जोड़ा',
  'These ages do not belong to the period.': 'दी गई महीनों की संख्या इस अवधि की नहीं है।',
  'Rename a satsangi group': 'सत्संगी समूह का नाम बदला',
  'Add an electric line': 'बिजली लाइन जोड़ी',
  'Change an electric line, or switch it off or on': 'बिजली लाइन बदली, बंद या चालू की',
  'Add a Bhaint type': 'भेंट प्रकार जोड़ा',
  'Change a Bhaint type. What houses pay for it stays the same': 'भेंट प्रकार बदला',
  'Enter a page of readings for a month and a line, all of them or none': 'एक लाइन की महीने की रीडिंग भरीं',
  'Correct a reading. Everything calculated from it is corrected too': 'रीडिंग सुधारी',
  'Correct a charge of a month that was billed at the wrong amount or rate': 'बिल का शुल्क सुधारा',
  'Add a satsangi profile': 'सत्संगी प्रोफ़ाइल जोड़ी',
  'Change a satsangi profile, or switch it off or on. Changed charges apply from the next month that is read':
    'सत्संगी प्रोफ़ाइल बदली, बंद या चालू की',
  'Close the account of a family that leaves its house, and open one for the next family':
    'मकान छोड़ने वाले परिवार का खाता बंद किया और अगले का शुरू किया',
  'This family has already left the house. Please reload.':
    'यह परिवार मकान पहले ही छोड़ चुका है। कृपया पेज फिर से लोड करें।',
  'This family moved in this month and is billed from next month. Please wait until then.':
    'यह परिवार इसी महीने आया है और इसका बिल अगले महीने से बनेगा। कृपया तब तक रुकें।',
  'The family of this account has left the house, so the account stays switched off.':
    'इस खाते का परिवार मकान छोड़ चुका है: यह बंद ही रहेगा।',
  'The family of this account has left the house, so no bill would use the advance.':
    'इस खाते का परिवार मकान छोड़ चुका है: अग्रिम किसी बिल में काम नहीं आएगा।',
  'This house was not read last month. Please read it first, because the leaving family is billed for that month too.':
    'इस मकान की पिछले महीने की रीडिंग नहीं भरी गई। कृपया पहले उसे भरें: छोड़ने वाले परिवार का उस महीने का बिल भी बनता है।',
  'The previous family was billed for this month. Please remove this row.':
    'इस महीने का बिल पिछले परिवार का बन चुका है। कृपया यह पंक्ति हटा दें।',
}
