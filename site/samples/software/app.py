"""A legacy app that counts annotations. Needs the Python client 3.0.0."""

import sys

from cytomine import CytomineJob
from cytomine.models import AnnotationCollection, Property


def main(argv):
    # Entering makes the job, or fetches that of the interface: status RUNNING.
    # Leaving sets TERMINATED, or FAILED with the text of the exception.
    with CytomineJob.from_cli(argv) as cj:
        cj.job.update(progress=10, statusComment="Fetching annotations")
        annotations = AnnotationCollection()
        annotations.project = cj.project.id
        annotations.terms = [cj.parameters.term]
        annotations.showGIS = True
        annotations.fetch()

        count = 0
        for annotation in cj.monitor(annotations, start=20, end=90, prefix="Measuring"):
            if annotation.area >= cj.parameters.minimum_area:
                count += 1

        Property(cj.job, key="count", value=count).save()
        cj.job.update(progress=100, statusComment=f"{count} annotations")


if __name__ == "__main__":
    main(sys.argv[1:])
