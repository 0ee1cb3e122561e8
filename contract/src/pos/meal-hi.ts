/** Hindi texts of the schemas and the server: the meal counter. */
export default {
  'Serve a meal for a meal card, a receipt or a satsangi card': 'भोजन कार्ड, रसीद या सत्संगी कार्ड पर भोजन दिया',
  'No meal is known for this card or receipt.': 'इस कार्ड या रसीद पर कोई भोजन दर्ज नहीं है।',
  'There is no meal on this receipt.': 'इस रसीद पर भोजन नहीं है।',
  'Not paid. Please send the guest to the Bhent counter.': 'भुगतान नहीं हुआ। कृपया अतिथि को भेंट काउंटर पर भेजें।',
  'Reservation does not have ticket generated.': 'इस आरक्षण का भोजन टिकट नहीं बना है।',
  'This reservation has ended.': 'यह आरक्षण समाप्त हो चुका है।',
  'The reservation has {{most}} meal cards.': 'इस आरक्षण के {{most}} भोजन कार्ड हैं।',
  'Not for today: from {{from}} to {{to}}.': 'आज के लिए नहीं: {{from}} से {{to}} तक।',
  'Not for today.': 'आज के लिए नहीं।',
  'Not for this meal: {{meal}}.': 'इस भोजन के लिए नहीं: {{meal}}।',
  'Already eaten at {{time}} at counter {{counter}}.': 'भोजन हो चुका है: {{time}} बजे, काउंटर {{counter}} पर।',
  'This meal was given back.': 'यह भोजन वापस किया जा चुका है।',
}
