"""A small server that answers like core 5.1.0 for one invented study, and writes down what it was asked."""

import base64
import copy
import hashlib
import hmac
import json
import re
import threading
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

PUBLIC_KEY = "11111111-2222-3333-4444-555555555555"
PRIVATE_KEY = "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee"
UPLOAD_STATES = [(0, "UPLOADED"), (40, "DEPLOYING"), (100, "DEPLOYED")]
RUN = "6f1d7f3e-0000-4000-8000-000000000001"
# One gray pixel.
PICTURE = b"\x89PNG\r\n\x1a\n" + b"".join(
    len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
    for kind, data in (
        (b"IHDR", bytes([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
        (b"IDAT", zlib.compress(bytes([0, 128]))),
        (b"IEND", b""),
    )
)
PAGE_401 = "<html><head><title>Cytomine error 401</title></head><body>Authorization required</body></html>"


class World:
    """The objects, by resource, and the requests so far."""

    def __init__(self, objects, host=""):
        self.objects = copy.deepcopy(objects)
        self.requests = []
        self.next_id = 9000
        self.host = host
        self.looks = 0

    def answer(self, method, path, query, body):
        """Status and JSON of a request whose signature is right."""
        if path.startswith("/upload"):
            return 200, [{"uploadedFile": self.objects["uploadedfile"][0], "images": []}]
        if path.startswith("/session/admin/"):
            return 200, {"adminByNow": True}
        parts = re.sub(r"\.json$", "", path.removeprefix("/api/")).split("/")
        if parts == ["user", "current"]:
            return 200, {**self.objects["user"][0], "publicKey": PUBLIC_KEY}
        if parts[0] == "command":
            return 200, {"collection": [{"message": "The deletion was undone", "printMessage": True}], "size": 1}
        if parts[-1] == "review":
            return (200, {"message": "Annotation accepted"}) if isinstance(body, dict) else (400, {"errors": {}})
        if parts[0] == "app-engine":
            return self.answer_task(method, parts[3:], body)
        if parts[-1] in ("annotation-layers", "annotations", "commandhistory"):
            return 200, self.objects[parts[-1]]
        if parts[-1].isdigit() and len(parts) in (2, 4, 6):
            return self.answer_one(method, parts, body)
        return self.answer_list(method, parts, query, body)

    def answer_task(self, method, parts, body):
        """A run of a task: it is pending once, then finished."""
        if parts[-1] == "runs":
            return (200, {"id": RUN, "state": "CREATED"}) if body == {"image": 21} else (404, {"errors": {}})
        if parts[-1] == "input-provisions":
            return 200, [{"param_name": one["param_name"]} for one in body]
        if parts[-1] == "state-actions":
            return 200, {"status": "success"}
        if parts[-1] == "inputs":
            return 200, [{"param_name": "spacing", "type": "INTEGER", "value": 100}]
        if parts[-1] == "outputs":
            return 200, self.objects["outputs"]
        self.looks += 1
        return 200, {"id": RUN, "state": "PENDING" if self.looks == 1 else "FINISHED"}

    def answer_one(self, method, parts, body):
        resource, number = parts[-2], int(parts[-1])
        if len(parts) == 4 and resource == "term":
            return 200, {"annotationterm": {"id": self.fresh()}, "message": "added", "command": self.fresh()}
        found = next((one for one in self.objects.get(resource, []) if one["id"] == number), None)
        if not found:
            return 404, {"errors": {"message": f"{resource} {number} not found"}, "errorValues": {}}
        if method == "GET":
            if resource == "uploadedfile":
                state = UPLOAD_STATES[min(self.looks, len(UPLOAD_STATES) - 1)]
                self.looks += 1
                found["status"], found["statusText"] = state
            return 200, found
        if method == "PUT":
            found.update(body or {})
        if method == "DELETE":
            self.objects[resource].remove(found)
        return 200, {resource: found, "message": "done", "printMessage": True, "command": self.fresh()}

    def answer_list(self, method, parts, query, body):
        resource = "user" if parts[-1] == "admin" else parts[-1]
        known = self.objects.setdefault(resource, [])
        if method == "POST":
            if isinstance(body, list):
                known.extend({**one, "id": self.fresh()} for one in body)
                return 200, {"data": {"message": f"{resource}s added"}, "status": 200}
            made = {"area": 60000, "areaUnit": "pixels²", **(body or {}), "id": self.fresh(), "class": f"be.cytomine.{resource}"}
            known.append(made)
            # A file comes back bare, everything else inside the answer of a command.
            return 200, made if resource == "attachedfile" else {resource: made, "message": "added", "command": self.fresh()}
        if parts[0] == "uploadedfile" and resource == "abstractimage":
            found = next((one for one in known if one["uploadedFile"] == int(parts[1])), None)
            return (200, found) if found else (404, {"errors": {"message": "AbstractImage not found"}})
        if parts[0] == "domain":
            known = [one for one in known if one.get("domainIdent") == int(parts[2])]
        if parts[-1] == "admin":
            known = known[:1]
        if "excludedAnnotation" in query:
            known = [one for one in known if one["id"] != int(query["excludedAnnotation"])]
        if resource == "annotation" and "users" in query:
            known = [one for one in known if str(one.get("user")) in query["users"].split(",")]
        if resource == "uploadedfile" and "parent" in query:
            known = [one for one in known if one.get("parent") == int(query["parent"])]
        return 200, self.page(known, query)

    def page(self, items, query):
        offset, most = int(query.get("offset", 0)), int(query.get("max", 0))
        part = items[offset : offset + most] if most else items[offset:]
        return {"collection": part, "offset": offset, "perPage": len(part), "size": len(items), "totalPages": 1}

    def fresh(self):
        self.next_id += 1
        return self.next_id


def signature(method, content_type, date, path):
    message = f"{method}\n\n{content_type}\n{date}\n{path}"
    return base64.b64encode(hmac.new(PRIVATE_KEY.encode(), message.encode(), hashlib.sha1).digest()).decode()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # One packet per answer: two would wait for each other.

    def log_message(self, *arguments):
        """Nothing: what was asked is in the record."""

    def respond(self):
        raw = self.rfile.read(int(self.headers.get("content-length") or 0))
        world, url = self.server.world, urlsplit(self.path)
        signed = self.is_signed()
        body = None
        if (self.headers.get("content-type") or "").startswith("application/json") and raw:
            try:
                body = json.loads(raw)
            except ValueError:
                body = "not JSON"
        query = dict(parse_qsl(url.query))
        with self.server.lock:
            world.requests.append(
                {"method": self.command, "path": url.path, "query": query, "signed": signed, "body": body}
            )
            if url.path == "/server/ping":
                return self.send(200, {"alive": True, "authenticated": signed})
            if not signed:
                return self.send(401, PAGE_401)
            if re.search(r"\.(jpg|png)$", url.path) or url.path.endswith("/download"):
                return self.send(200, PICTURE)
            return self.send(*world.answer(self.command, url.path, query, body))

    do_GET = do_POST = do_PUT = do_DELETE = respond

    def is_signed(self):
        date, given = self.headers.get("date"), self.headers.get("authorization", "")
        kinds = {self.headers.get("content-type") or "", ""}
        return given in {f"CYTOMINE {PUBLIC_KEY}:{signature(self.command, kind, date, self.path)}" for kind in kinds}

    def send(self, status, content):
        kind = "application/json"
        if isinstance(content, str):
            kind, content = "text/html", content.encode()
        elif isinstance(content, bytes):
            kind = "image/png"
        else:
            content = json.dumps(content).replace("<host>", self.server.world.host).encode()
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def start(objects):
    """A running server on a free port of this machine; `server.world.host` is its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.lock = threading.Lock()
    server.world = World(objects, f"http://127.0.0.1:{server.server_address[1]}")
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    return server
