import shared from '@nivas/contract/hi.ts'

/** The Hindi of the shell: sign-in, navigation, palette, and the pages of failures. */
const hi = {
  ...shared,
  Login: 'लॉगिन',
  Logout: 'लॉगआउट',
  'My account': 'मेरा खाता',
  'Your session has ended. Sign in again to return to this page.':
    'आपका लॉगिन समाप्त हो गया है। फिर से लॉगिन करें, आप वहीं पहुँच जाएँगे जहाँ थे।',
  'You are signed out on this computer. The server could not be reached: it ends the session when this computer is connected again, at the latest after 12 hours.':
    'आप इस कंप्यूटर से लॉगआउट हो गए हैं। सर्वर से संपर्क नहीं हो सका: कनेक्शन लौटते ही, और अधिक से अधिक 12 घंटे में, सर्वर पर भी लॉगिन समाप्त हो जाएगा।',
  Demo: 'डेमो',
  'The people and amounts in this demo are invented.': 'इस डेमो के लोग और रक़में काल्पनिक हैं।',
  Email: 'ईमेल',
  Password: 'पासवर्ड',
  'Show password': 'पासवर्ड दिखाएँ',
  'Forgot password?': 'पासवर्ड भूल गए?',
  'Signed in as {{name}}': '{{name}} के नाम से लॉगिन है',
  'Please enter your password': 'कृपया अपना पासवर्ड लिखें',
  'Users, roles, links and exports of people need your password again, in case someone else is at your screen.':
    'उपयोगकर्ता, भूमिकाएँ या लिंक बदलने से पहले, और लोगों की सूची निकालने से पहले यह फिर पूछा जाता है: हो सकता है आपकी स्क्रीन पर अब कोई और हो।',
  'Password of {{name}}': '{{name}} का पासवर्ड',
  Continue: 'आगे बढ़ें',
  'Someone created a link to set a new password for you': 'किसी ने आपके लिए नया पासवर्ड बनाने का लिंक बनाया है',
  '{{by}} created it on {{moment}}. If you did not request it, please tell another administrator.':
    '{{by}} ने इसे {{moment}} पर बनाया। यदि आपने इसे नहीं माँगा था, तो कृपया किसी दूसरे व्यवस्थापक को बताएँ।',
  'I have read this': 'मैंने पढ़ लिया',
  Language: 'भाषा',
  'Colour scheme': 'उजली या गहरी स्क्रीन',
  Light: 'उजली',
  Dark: 'गहरी',
  'Same as this device': 'इस उपकरण के अनुसार',
  Screens: 'स्क्रीन',
  'Entries from the last {{count}} seconds may be missing.': 'पिछले {{count}} सेकंड की प्रविष्टियाँ शायद इनमें न हों।',
  'Skip to the content': 'सीधे मुख्य भाग पर जाएँ',
  'Go to': 'यहाँ जाएँ',
  'Which screen, guest, room or receipt?': 'कौन-सी स्क्रीन, अतिथि, कमरा या रसीद?',
  'Screens and records': 'स्क्रीन और रिकॉर्ड',
  'The records could not be searched.': 'रिकॉर्ड खोजे नहीं जा सके।',
  'Nothing found with this name, or you do not have access to it.':
    'इस नाम का कुछ नहीं मिला, या उसे खोलने की अनुमति आपको नहीं है।',
  'No connection: entries are stored on this computer': 'कनेक्शन नहीं है: प्रविष्टियाँ इसी कंप्यूटर पर रखी जा रही हैं',
  '{{count}} waiting to be sent': '{{count}} भेजी जानी बाकी',
  '{{count}} to review': '{{count}} पर ध्यान देना है',
  'Sign out with entries waiting?': 'प्रविष्टियाँ बाकी हैं, फिर भी लॉगआउट करें?',
  '{{count}} entries are waiting to be sent. They stay on this computer and are sent when a user who may send them signs in here again.':
    '{{count}} प्रविष्टियाँ भेजी जानी बाकी हैं। वे इसी कंप्यूटर पर रहेंगी, और भेजने की अनुमति वाला कोई व्यक्ति यहाँ फिर लॉगिन करेगा तब भेजी जाएँगी।',
  '{{count}} entries are waiting to be sent. They stay on this computer and are sent when a user who may send them signs in here again._one':
    '{{count}} प्रविष्टि भेजी जानी बाकी है। वह इसी कंप्यूटर पर रहेगी, और भेजने की अनुमति वाला कोई व्यक्ति यहाँ फिर लॉगिन करेगा तब भेजी जाएगी।',
  '{{count}} entries on this computer are waiting to be sent. They are sent when a user who may send them signs in.':
    'इस कंप्यूटर पर {{count}} प्रविष्टियाँ भेजी जानी बाकी हैं। भेजने की अनुमति वाला कोई व्यक्ति लॉगिन करे, तो वे भेज दी जाएँगी।',
  '{{count}} entries on this computer are waiting to be sent. They are sent when a user who may send them signs in._one':
    'इस कंप्यूटर पर {{count}} प्रविष्टि भेजी जानी बाकी है। भेजने की अनुमति वाला कोई व्यक्ति लॉगिन करे, तो वह भेज दी जाएगी।',
  'Waiting to be sent': 'भेजी जानी बाकी',
  'A new version is ready.': 'नया संस्करण तैयार है।',
  'This screen needs the connection': 'इस स्क्रीन के लिए कनेक्शन चाहिए',
  'It opens automatically when the server answers.': 'सर्वर से संपर्क होते ही यह अपने आप खुल जाएगी।',
  'Loading ...': 'लोड हो रहा है ...',
  Today: 'आज',
  Reservations: 'आरक्षण',
  Gate: 'गेट',
  'Memorial site': 'समाध स्थल',
  'Points of sale': 'बिक्री काउंटर',
  Electricity: 'बिजली',
  Health: 'स्वास्थ्य',
  Reports: 'रिपोर्ट',
  Venue: 'परिसर',
  Administration: 'व्यवस्था',

  'No connection. Please try again later.': 'कनेक्शन नहीं है। कृपया बाद में फिर कोशिश करें।',
  'No connection. Nothing was saved.': 'कनेक्शन नहीं है। कुछ भी सहेजा नहीं गया।',
  'No connection. Nothing was saved; what you typed is still here.':
    'कनेक्शन नहीं है। कुछ भी सहेजा नहीं गया; आपने जो लिखा है वह यहीं है।',
  'The server does not answer, so this may or may not have been saved. Please try again when the connection is back. It is saved only once.':
    'सर्वर जवाब नहीं दे रहा है। पता नहीं कि यह सहेजा गया या नहीं। कनेक्शन लौटने पर कृपया फिर कोशिश करें: यह एक ही बार सहेजा जाएगा।',
  'The server does not answer, so this may or may not have been saved. What you typed is still here. Please send it again when the connection is back. It is saved only once.':
    'सर्वर जवाब नहीं दे रहा है। पता नहीं कि यह सहेजा गया या नहीं; आपने जो लिखा है वह यहीं है। कनेक्शन लौटने पर कृपया इसे फिर भेजें: यह एक ही बार सहेजा जाएगा।',
  'A part of this page could not be loaded. Please reload the page.':
    'इस पेज का एक हिस्सा नहीं मिल सका। कृपया पेज फिर से लोड करें।',
  'This was already sent with other values. Please reload and check whether it was saved.':
    'यह पहले ही दूसरी जानकारी के साथ भेजा जा चुका है। कृपया पेज फिर से लोड करें और देखें कि यह सहेजा गया या नहीं।',
  'The connection is back. Please try again.': 'कनेक्शन लौट आया है। कृपया फिर कोशिश करें।',
  'The connection is back. Please send it again. If it was already saved, it is not saved twice.':
    'कनेक्शन लौट आया है। कृपया इसे फिर भेजें: यदि यह पहले ही सहेजा जा चुका है, तो दोबारा नहीं सहेजा जाएगा।',
  'Sign out with unsaved work?': 'काम सहेजा नहीं गया है, फिर भी लॉगआउट करें?',
  'These forms are not saved yet. Signing out deletes what you typed.':
    'ये फ़ॉर्म अभी सहेजे नहीं गए हैं। लॉगआउट करने पर आपने जो लिखा है वह मिट जाएगा।',
  'on this screen': 'इस स्क्रीन पर',
  'What you typed there is stored on this computer for 24 hours, only for you.':
    'वहाँ आपने जो लिखा है वह इस कंप्यूटर पर 24 घंटे रहेगा, केवल आपके लिए।',
  'What you typed there was not saved, and is not stored.':
    'वहाँ आपने जो लिखा था वह सहेजा नहीं गया, और इस कंप्यूटर पर भी नहीं है।',
  'The sale is not finished. Its lines stay in this till.': 'बिक्री पूरी नहीं हुई है। उसकी चीज़ें इस टिल में बनी रहेंगी।',

  'No permission': 'अनुमति नहीं है',
  Error: 'त्रुटि',
  'Open the dashboard': 'डैशबोर्ड पर जाएँ',
  'Go to sign-in': 'लॉगिन पर जाएँ',
  'Apply for a stay': 'ठहरने के लिए आवेदन',
  'Page not found': 'पेज नहीं मिला',
  'There is no page at this address. It may have been mistyped, or the page has moved.':
    'इस पते पर कोई पेज नहीं है। हो सकता है पता गलत लिखा गया हो, या पेज का पता बदल गया हो।',
  'Ctrl+K finds every page by its name.': 'Ctrl+K से कोई भी पेज नाम से मिल जाता है।',
  'This page could not be shown': 'यह पेज नहीं दिखाया जा सका',
  'Please reload it. What was saved before is safe. If it happens again, please contact administrator.':
    'कृपया इसे फिर से लोड करें। जो पहले सहेजा गया था वह सुरक्षित है। फिर ऐसा हो तो कृपया व्यवस्थापक से संपर्क करें।',
  Reload: 'फिर से लोड करें',
  'The server cannot be reached': 'सर्वर से संपर्क नहीं हो पा रहा है',
  'Please check the network. This page tries again every 5 seconds.':
    'कृपया नेटवर्क जाँच लें। यह पेज हर 5 सेकंड में अपने आप फिर कोशिश करता है।',
  'The connection is lost': 'कनेक्शन टूट गया है',
  'What you see may be out of date, and nothing can be saved. This page tries again automatically.':
    'जो दिख रहा है वह पुराना हो सकता है, और अभी कुछ सहेजा नहीं जा सकता। यह पेज अपने आप फिर कोशिश कर रहा है।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
