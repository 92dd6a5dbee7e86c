import be.cytomine.client.Cytomine;
import be.cytomine.client.CytomineException;
import be.cytomine.client.collections.AnnotationCollection;
import be.cytomine.client.models.Annotation;
import be.cytomine.client.models.AnnotationTerm;

public class Annotations {
    public static void main(String[] arguments) throws CytomineException {
        Cytomine.connection(
            System.getenv("CYTOMINE_HOST"),
            System.getenv("CYTOMINE_PUBLIC_KEY"),
            System.getenv("CYTOMINE_PRIVATE_KEY"));

        Long imageId = Long.valueOf(arguments[0]);
        Long termId = Long.valueOf(arguments[1]);
        add(imageId, termId);
        printOutlines(imageId, termId);
    }

    // #region add
    /** Adds a rectangle with a term. Its y counts from the bottom of the image. */
    static void add(Long imageId, Long termId) throws CytomineException {
        String outline = "POLYGON((100 100,400 100,400 300,100 300,100 100))";
        Annotation annotation = new Annotation(outline, (Long) null, imageId).save();
        new AnnotationTerm(annotation.getId(), termId).save();
    }
    // #endregion add

    // #region search
    /** Prints the outlines of the first 100 annotations of an image that carry a term. */
    static void printOutlines(Long imageId, Long termId) throws CytomineException {
        AnnotationCollection found = new AnnotationCollection(0, 100);
        found.addFilter("image", imageId.toString());
        found.addFilter("term", termId.toString());
        found.addFilter("showWKT", "true");
        found.fetch();
        for (int index = 0; index < found.size(); index++) {
            System.out.println(found.get(index).getStr("location"));
        }
    }
    // #endregion search
}
