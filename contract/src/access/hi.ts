/** Hindi texts of the schemas and the server: accounts, roles and mails. */
export default {
  'Email required.': 'ईमेल भरना ज़रूरी है।',
  'Password required.': 'पासवर्ड भरना ज़रूरी है।',
  'Invalid email or password': 'ईमेल या पासवर्ड गलत है',
  'Too many failed sign-ins. Please wait a minute and try again.':
    'लॉगिन की बहुत-सी कोशिशें असफल रहीं। कृपया एक मिनट बाद फिर कोशिश करें।',
  'Too many failed sign-ins. Please wait {{minutes}} minutes and try again.':
    'लॉगिन की बहुत-सी कोशिशें असफल रहीं। कृपया {{minutes}} मिनट बाद फिर कोशिश करें।',
  'This is a required field and must be valid e-mail address': 'यह भरना ज़रूरी है और सही ईमेल पता होना चाहिए',
  'Please check your email for futher action.': 'आगे क्या करना है, इसके लिए कृपया अपनी ईमेल देखें।',
  'Required password containing at least 8 characters': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए',
  'Required password containing at least {{count}} characters': 'पासवर्ड में कम से कम {{count}} अक्षर होने चाहिए',
  'This is one of the most common passwords. Please choose another one.':
    'यह पासवर्ड बहुत-से लोग रखते हैं। कृपया कोई दूसरा चुनें।',
  'Your name or email address cannot be your password. Please choose another one.':
    'नाम या ईमेल पता पासवर्ड नहीं हो सकता। कृपया कोई दूसरा चुनें।',
  'Passwords must match': 'दोनों पासवर्ड एक जैसे होने चाहिए',
  'Reset password successfully. Redirecting to Login page': 'नया पासवर्ड बन गया। लॉगिन हो रहा है।',
  'Resetting password failed': 'पासवर्ड नहीं बदला जा सका',
  'This link was already used or is older than an hour. Please request a new one.':
    'यह लिंक पहले ही इस्तेमाल हो चुका है या एक घंटे से पुराना है। कृपया नया लिंक मँगाएँ।',
  'There is no such mail': 'ऐसी कोई ईमेल नहीं है',
  'There is no mail server. The operator of Nivas can set one with SMTP_URL.':
    'ईमेल सर्वर नहीं है। Nivas के संचालक SMTP_URL से उसे तय कर सकते हैं।',
  'This mail is already being sent.': 'यह ईमेल पहले से ही भेजी जा रही है।',
  'This mail was already delivered or is out of date.': 'यह ईमेल पहले ही पहुँच चुकी है या अब काम की नहीं है।',
  'This email is already in use': 'यह ईमेल पहले से किसी के पास है',
  'One of these roles no longer exists. Please reload.': 'इनमें से एक भूमिका अब नहीं रही। कृपया पेज फिर से लोड करें।',
  'One of these permissions no longer exists. Please reload.':
    'इनमें से एक अनुमति अब नहीं रही। कृपया पेज फिर से लोड करें।',
  'A role with this name already exists': 'इस नाम की भूमिका पहले से है',
  'This is the last user who can manage users and roles. Give someone else these permissions first.':
    'उपयोगकर्ता और भूमिकाएँ सँभालने वाला यही आख़िरी व्यक्ति है। पहले किसी और को ये अनुमतियाँ दें।',
  'This includes permissions that you do not have. Please ask someone who manages both users and roles.':
    'इसमें ऐसी अनुमतियाँ हैं जो आपके पास नहीं हैं। कृपया किसी ऐसे व्यक्ति से कहें जो उपयोगकर्ता और भूमिका दोनों सँभालता हो।',
  'This is a shared account. Please ask an administrator.': 'यह साझा खाता है। कृपया व्यवस्थापक से कहें।',
  'Please enter your password for this. Nothing was changed.':
    'इसके लिए कृपया अपना पासवर्ड लिखें। कुछ भी बदला नहीं गया है।',
  'This is not your password': 'यह आपका पासवर्ड नहीं है',
  'A mail server is set up, so links are sent only by email.': 'ईमेल सर्वर है: लिंक केवल ईमेल से भेजे जाते हैं।',
  'This mail contains no link.': 'इस ईमेल में कोई लिंक नहीं है।',
  'This is not your current password': 'यह आपका वर्तमान पासवर्ड नहीं है',
  'You are using this session. Please log out to end it.':
    'यह वही लॉगिन है जिसका आप अभी उपयोग कर रहे हैं। इसे समाप्त करने के लिए कृपया लॉगआउट करें।',
  'Please say which kind of record this number belongs to': 'कृपया बताएँ कि यह संख्या किस प्रकार के रिकॉर्ड की है',
  'You are no longer signed in there': 'वहाँ अब आपका लॉगिन नहीं है',
  'There is no such role': 'ऐसी कोई भूमिका नहीं है',

  'Sign in with email and password': 'ईमेल और पासवर्ड से लॉगिन किया',
  'End this session': 'लॉगआउट किया',
  'Exchange the session token for a new one': 'लॉगिन अपने आप आगे बढ़ाया गया',
  "Remember this user's language": 'अपनी भाषा चुनी',
  'Mail a link to set a new password. The answer is the same whether or not the user exists':
    'नया पासवर्ड बनाने का लिंक ईमेल से मँगाया',
  'Set a new password with the token from a mail, and sign in': 'ईमेल के लिंक से नया पासवर्ड बनाया',
  'Try again to deliver a mail that failed or was stored': 'ईमेल फिर से भेजी',
  'Create a link to set a new password when no mail server is set up': 'नया पासवर्ड बनाने का लिंक बनाया',
  'Enter your password again, for calls that require it': 'अपना पासवर्ड दोबारा दिया',
  'There is no such list': 'ऐसी कोई सूची नहीं है',
  'Export a list of persons as a file': 'लोगों की सूची फ़ाइल में निकाली',
  'You confirmed that someone created a link to set a new password for you': 'अपने लिए बने लिंक की सूचना पढ़ी',
  'Add a user, optionally with roles': 'उपयोगकर्ता जोड़ा',
  'Change the name of a user': 'उपयोगकर्ता का नाम बदला',
  'Delete a user and end their sessions': 'उपयोगकर्ता हटाया',
  'Give a user exactly these roles': 'उपयोगकर्ता की भूमिकाएँ बदलीं',
  'Add a role': 'भूमिका जोड़ी',
  'Change the name of a role': 'भूमिका का नाम बदला',
  'Delete a role and remove it from all users': 'भूमिका हटाई',
  'Give a role exactly these permissions': 'भूमिका की अनुमतियाँ बदलीं',
  'Change your own name': 'अपना नाम बदला',
  'Change your password and sign out elsewhere': 'अपना पासवर्ड बदला',
  'Sign out in one other place': 'एक दूसरी जगह से लॉगआउट किया',
  'Sign out everywhere else': 'बाकी सब जगह से लॉगआउट किया',
  User: 'उपयोगकर्ता',
  Role: 'भूमिका',
  Session: 'लॉगिन सत्र',
  Mail: 'ईमेल',
}
