import be.cytomine.client.Cytomine;
import be.cytomine.client.CytomineException;
import be.cytomine.client.models.Description;
import be.cytomine.client.models.ImageInstance;
import be.cytomine.client.models.Property;

public class Metadata {
    public static void main(String[] arguments) throws CytomineException {
        Cytomine.connection(
            System.getenv("CYTOMINE_HOST"),
            System.getenv("CYTOMINE_PUBLIC_KEY"),
            System.getenv("CYTOMINE_PRIVATE_KEY"));

        ImageInstance image = new ImageInstance().fetch(Long.valueOf(arguments[0]));
        new Property(image, "stain", "HE").save();
        System.out.println(new Property(image).fetch("stain").getStr("value"));

        Description description = new Description(image, "<p>Scanned twice.</p>");
        // The client writes a class name of core 2; core 5 has another.
        description.set("domainClassName", image.getStr("class"));
        description.save();
    }
}
