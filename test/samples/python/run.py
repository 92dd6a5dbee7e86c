"""Runs samples against the world: with the real client where it is installed, else with the stand-in.

Reads a JSON list of runs from standard input, each {"sample": path, "arguments": […], "privateKey"?: text,
"given"?: {file: content}}, and writes for each what was asked of the server, what was printed, what was written, and
how it ended.
"""

import contextlib
import io
import json
import os
import runpy
import sys
import tempfile
import time
import traceback
import zipfile
from pathlib import Path

import world

here = Path(__file__).parent
table = json.loads((here / "../../../site/data/python-client-3.1.0.json").read_text())
objects = json.loads((here / "world.json").read_text())


def choose_client():
    """Which client the samples will import."""
    try:
        import cytomine
    except ImportError:
        import standin

        standin.install(table)
        return "a stand-in"
    return f"the real client in {Path(cytomine.__file__).parent}"


def choose_libraries():
    """Samples get pandas, Pillow and Shapely where they are installed, else a stand-in."""
    try:
        import pandas  # noqa: F401
    except ImportError:
        import standin_pandas

        sys.modules["pandas"] = standin_pandas
    try:
        import PIL.Image  # noqa: F401
    except ImportError:
        import standin_pillow

        sys.modules.update(standin_pillow.make_modules())
    try:
        import shapely  # noqa: F401
    except ImportError:
        import standin_shapely

        sys.modules["shapely"] = standin_shapely.make_module()


def read(path):
    """The text of a file; of an archive, a line with name and bytes for each file."""
    if path.suffix != ".zip":
        return path.read_text()
    with zipfile.ZipFile(path) as archive:
        return "".join(f"{name} {archive.read(name).hex()}\n" for name in archive.namelist())


def run(sample, arguments, private_key, given):
    server = world.start(objects)
    os.environ["CYTOMINE_HOST"] = server.world.host
    os.environ["CYTOMINE_PUBLIC_KEY"] = world.PUBLIC_KEY
    os.environ["CYTOMINE_PRIVATE_KEY"] = private_key
    sys.argv = [sample, *(argument.replace("<host>", server.world.host) for argument in arguments)]
    ending, printed = None, io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(printed):
        os.chdir(folder)
        Path("slide.svs").write_text("not a real slide")
        for name, content in given.items():
            Path(name).parent.mkdir(exist_ok=True)
            Path(name).write_text(content)
        try:
            runpy.run_path(sample, run_name="__main__")
        except SystemExit as problem:
            ending = problem.code
        except BaseException:  # The client's URLRedirectionException is no Exception.
            ending = traceback.format_exc()
        written = [path for path in sorted(Path(".").rglob("*")) if path.is_file() and str(path) not in given]
        files = [str(path) for path in written]
        texts = {str(path): read(path) for path in written if path.suffix in (".csv", ".geojson", ".json", ".xml", ".zip")}
        os.chdir(here)
    server.shutdown()
    return {"requests": server.world.requests, "printed": printed.getvalue(), "ending": ending, "files": files, "texts": texts}


def main():
    runs = json.load(sys.stdin)
    client = choose_client()
    choose_libraries()
    time.sleep = lambda seconds: None  # Samples that wait for the server must not make the tests wait.
    results = [
        run(one["sample"], one["arguments"], one.get("privateKey", world.PRIVATE_KEY), one.get("given", {}))
        for one in runs
    ]
    json.dump({"client": client, "python": sys.version.split()[0], "runs": results}, sys.stdout)


if __name__ == "__main__":
    main()
