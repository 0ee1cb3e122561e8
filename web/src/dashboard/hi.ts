/** The Hindi of the dashboard. */
const hi = {
  Dashboard: 'डैशबोर्ड',
  '{{day}} · as of {{time}}': '{{day}} · {{time}} बजे तक',
  '{{day}} · as of {{time}}, not up to date': '{{day}} · {{time}} बजे तक, ताज़ा नहीं है',
  'Things that want a look': 'जिन पर ध्यान देना है',
  'Nothing wants a look now.': 'अभी किसी पर ध्यान देने की ज़रूरत नहीं।',
  'Entries on this computer to be sent': 'इस कंप्यूटर पर भेजी जानी बाकी प्रविष्टियाँ',
  'Entries on this computer to be sent: {{area}}': 'इस कंप्यूटर पर भेजी जानी बाकी प्रविष्टियाँ: {{area}}',
  'No screen is yours yet. Please ask an administrator for a role.':
    'आपके लिए अभी कोई स्क्रीन नहीं खोली गई है। कृपया व्यवस्थापक से भूमिका देने को कहें।',
  'Your work has no figures here. The screens at the left are yours.':
    'आपके काम के आँकड़े यहाँ नहीं हैं। आपकी स्क्रीन बाईं ओर सूची में हैं।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
