function answer = signed_get(path)
% A signed GET request. Usage: signed_get('/api/project.json?max=5')
now_utc = datetime('now', 'TimeZone', 'UTC');
date = [char(now_utc, 'eee, dd MMM yyyy HH:mm:ss', 'en_US') ' +0000'];

% Method, empty content checksum, empty content type, date,
% path with its query string.
message = sprintf('GET\n\n\n%s\n%s', date, path);
key = unicode2native(getenv('CYTOMINE_PRIVATE_KEY'), 'UTF-8');
mac = javax.crypto.Mac.getInstance('HmacSHA1');
mac.init(javax.crypto.spec.SecretKeySpec(key, 'HmacSHA1'));
hash = typecast(mac.doFinal(unicode2native(message, 'UTF-8')), 'uint8');
signature = matlab.net.base64encode(hash(:)');

public_key = getenv('CYTOMINE_PUBLIC_KEY');
authorization = ['CYTOMINE ' public_key ':' signature];
headers = {'Date', date; 'Authorization', authorization};
options = weboptions( ...
    'ContentType', 'json', 'Timeout', 60, 'HeaderFields', headers);
answer = webread([getenv('CYTOMINE_HOST') path], options);
end
