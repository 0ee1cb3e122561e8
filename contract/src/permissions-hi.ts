/** Hindi texts of the permissions. */
export default {
  'Add, change and delete users, and give them roles': 'उपयोगकर्ता जोड़ना, बदलना, हटाना और उन्हें भूमिकाएँ देना',
  'Add, change and delete roles, and give them permissions': 'भूमिकाएँ जोड़ना, बदलना, हटाना और उन्हें अनुमतियाँ देना',
  'See who changed what, and when': 'किसने क्या और कब बदला, यह देखना',
  "See the server's mails, and resend those that failed": 'सर्वर की भेजी ईमेल देखना, और जो नहीं पहुँचीं उन्हें फिर भेजना',
  'Open the list of reservations': 'आरक्षणों की सूची खोलना',
  'Match several reservations together, and plan an event':
    'कई आरक्षण चुनकर उनके लिए एक साथ कमरे तय करना, और आयोजन की योजना बनाना',
  'Match rooms to a reservation manually or automatically, and collect its Bhent in the same step':
    'आरक्षण के कमरे चुनना या अपने आप तय कराना, और साथ ही भेंट लेना',
  'Assign a building to a reservation, for users who open the list':
    'आरक्षण का भवन तय करना (उनके लिए जो सूची खोलते हैं)',
  'Change the rooms, dates and contact of a reservation, collect or give back the difference in Bhent, and give back additional Bhent':
    'आरक्षण के कमरे, तारीख़ें और संपर्क बदलना, भेंट का अंतर लेना या लौटाना, और अतिरिक्त भेंट लौटाना',
  'Delete a reservation that is new or on hold, for users who open the list':
    'नया या होल्ड आरक्षण हटाना (उनके लिए जो सूची खोलते हैं)',
  'Book a stay on behalf of an applicant': 'आवेदक की ओर से बुकिंग करना',
  'Collect Bhent for a reservation on hold': 'होल्ड आरक्षण के लिए भेंट लेना',
  'Check guests in at the accommodation desk': 'आवास डेस्क पर अतिथियों का चेक-इन करना',
  'Generate meal tickets and print meal cards': 'भोजन टिकट बनाना और भोजन कार्ड छापना',
  'Import the registry of customers': 'सत्संगियों का रजिस्टर आयात करना',
  'Open the list of reservations for matching only': 'केवल कमरे तय करने के लिए आरक्षणों की सूची खोलना',
  'Open the list of reservations at the gate': 'गेट पर आरक्षणों की सूची खोलना',
  'Check a reservation in at the gate, for users who open its list':
    'गेट पर आरक्षण का चेक-इन करना (उनके लिए जो गेट की सूची खोलते हैं)',
  'Record visitors at the gate, and correct their entries': 'गेट पर आगंतुकों को दर्ज करना, और उनके प्रवेश सुधारना',
  'See who is still inside': 'कौन अभी भीतर है, यह देखना',
  'Mark visitors out at the exit': 'आगंतुकों का निकास दर्ज करना',
  'See the non-satsangi visitors of a date range': 'चुनी तारीख़ों के गैर-सत्संगी आगंतुक देखना',
  'Open the gate security screens': 'गेट सुरक्षा की स्क्रीन खोलना',
  'See how many are inside, by gate': 'भीतर कितने लोग हैं, गेट के अनुसार देखना',
  'Set how many people may be inside at once, for users who see the live board':
    'भीतर रहने वालों की सीमा तय करना (उनके लिए जो लाइव बोर्ड देखते हैं)',
  'See gate totals, gate entries and satsangi arrivals': 'गेट का योग, गेट के प्रवेश और सत्संगियों का आगमन देखना',
  'Add and change buildings, floors, rooms, gates and events, and give names in Hindi':
    'भवन, मंज़िलें, कमरे, गेट और आयोजन जोड़ना और बदलना, और हिन्दी में नाम देना',
  'Add and change attributes of buildings, floors and rooms': 'भवनों, मंज़िलों और कमरों की विशेषताएँ जोड़ना और बदलना',
  'See the occupancy of a date range': 'चुनी तारीख़ों में कमरों का उपयोग देखना',
  'See the occupancy by week, month or year': 'सप्ताह, महीने या वर्ष के अनुसार कमरों का उपयोग देखना',
  'See the Bhent received in a date range, and its receipts': 'चुनी तारीख़ों में मिली भेंट और उसकी रसीदें देखना',
  'See the figures and the parties of an event': 'किसी आयोजन के आँकड़े और दल देखना',
  'See the visitors of a date range': 'चुनी तारीख़ों के आगंतुक देखना',
  'Send reports by mail, and see what was sent to whom': 'रिपोर्ट ईमेल से भेजना, और किसे क्या भेजा गया देखना',
  'Scan cards at the memorial site, and record and correct visits':
    'समाध स्थल पर कार्ड स्कैन करना, और प्रवेश दर्ज करना और सुधारना',
  'Clear visitors at the security point': 'सुरक्षा जाँच पर आगंतुकों को आगे जाने देना',
  'Set the visit hours and the number of trays': 'दर्शन का समय और ट्रे की संख्या तय करना',
  'Mark visitors out at the memorial site and hand back their items':
    'समाध स्थल पर आगंतुकों का निकास दर्ज करना, और उनका सामान लौटाना',
  'See who is still at the memorial site, mark visitors out, and hand back their items':
    'समाध स्थल पर अभी कौन है, यह देखना, उनका निकास दर्ज करना, और उनका सामान लौटाना',
  'See the summary of entries at the memorial site': 'समाध स्थल के प्रवेश का सार देखना',
  'See and export the visitors of the memorial site': 'समाध स्थल के आगंतुक देखना और निर्यात करना',
  'Record vaccinations and print their cards': 'टीके दर्ज करना और उनके कार्ड छापना',
  'Add and change vaccine types, and merge records': 'टीकों के नाम जोड़ना और बदलना, और रिकॉर्ड मिलाना',
  'Record patients and their treatments': 'रोगी और उनका उपचार दर्ज करना',
  'Sell offerings and prasad at the office': 'कार्यालय में भेंट लेना और प्रसाद बेचना',
  'Add and change the categories of the office': 'कार्यालय की श्रेणियाँ जोड़ना और बदलना',
  'Add and change the products of the office': 'कार्यालय की वस्तुएँ जोड़ना और बदलना',
  'See low stock and sales of the office': 'कार्यालय का कम स्टॉक और बिक्री देखना',
  'Give refunds at the office': 'कार्यालय में पैसे लौटाना',
  'Give refunds at the book centre': 'पुस्तक केंद्र में पैसे लौटाना',
  'See low stock and sales of Bhandar Ghar': 'भंडार घर का कम स्टॉक और बिक्री देखना',
  'Give refunds at Bhandar Ghar': 'भंडार घर में पैसे लौटाना',
  'Scan meal cards and receipts at the meal counter': 'भोजन काउंटर पर भोजन कार्ड और रसीदें स्कैन करना',
  'Sell books': 'पुस्तकें बेचना',
  'Add and change the categories of the book centre': 'पुस्तक केंद्र की श्रेणियाँ जोड़ना और बदलना',
  'Add and change the products of the book centre': 'पुस्तक केंद्र की वस्तुएँ जोड़ना और बदलना',
  'See low stock and sales of the book centre': 'पुस्तक केंद्र का कम स्टॉक और बिक्री देखना',
  'Sell meals': 'भोजन बेचना',
  'Add and change the categories of Bhandar Ghar': 'भंडार घर की श्रेणियाँ जोड़ना और बदलना',
  'Add and change the products of Bhandar Ghar': 'भंडार घर की वस्तुएँ जोड़ना और बदलना',
  'Add and change the till devices of all shops': 'सभी दुकानों के काउंटरों के उपकरण जोड़ना और बदलना',
  'Add and change Bhaint types': 'भेंट प्रकार जोड़ना और बदलना',
  'Add and change electric lines': 'बिजली लाइनें जोड़ना और बदलना',
  'Enter the meter readings of a month, and print bills': 'महीने की मीटर रीडिंग भरना, और बिल छापना',
  'Change a single meter reading': 'एक मीटर रीडिंग बदलना',
  'Add and change satsangi profiles and groups, correct bills, collect dues and reverse bounced cheques':
    'सत्संगी प्रोफ़ाइल और समूह जोड़ना और बदलना, बिल सुधारना, बकाया लेना, और बाउंस हुए चेक वापस लेना',
  'Give money back to a house, for users who collect dues': 'मकान के पैसे लौटाना (उनके लिए जो बकाया लेते हैं)',
  'See all overdues': 'सारा बकाया देखना',
  'See overdues by group': 'समूह के अनुसार बकाया देखना',
  'See the load of electric lines, and what is billed, collected and owed':
    'बिजली लाइनों का लोड, और बिल, वसूली और बकाया देखना',
  'See overdues by period': 'अवधि के अनुसार बकाया देखना',
  'See the collection of a day': 'एक दिन की वसूली देखना',

  "Add, change, delete and import the venue's words": 'परिसर के शब्द जोड़ना, बदलना, हटाना और आयात करना',

  'See the cash book of all counters and the closing of a day': 'सभी काउंटरों की रोकड़ बही और दिन का हिसाब देखना',
  "Close other people's sessions with a count, and sign off a day":
    'दूसरों के सत्र गल्ला गिनकर बंद करना और दिन पर हस्ताक्षर करना',
}
